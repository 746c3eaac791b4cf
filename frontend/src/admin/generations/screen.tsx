import { paths } from "@/shared/config/paths";
import { Badge, type BadgeTone } from "@/shared/ui/badge";

import { Moment } from "../parts/cells";
import { DeskHead } from "../parts/desk-head";
import { DeskList } from "../parts/desk-list";
import { FilterBar, FilterSelect } from "../parts/filter-bar";
import { useAddress } from "../parts/use-address";
import { useList } from "../parts/use-list";
import { listGenerations } from "./api";
import styles from "./screen.module.css";

const STATES = ["queued", "composing", "checking", "saving", "done", "failed"] as const;
const TONES: Partial<Record<string, BadgeTone>> = { done: "green", failed: "red" };
const COLUMNS = ["Job", "State", "Member", "Asked for", "Ingredients", "Outcome", "Asked", "Finished"];

/** /admin/generations. */
export function Screen() {
  const [params, change] = useAddress();
  const query = useList("generations", ["search", "state"], listGenerations);
  return (
    <>
      <DeskHead title="Generations" lead="Members' requests for recipes, newest first." />
      <FilterBar searchLabel="Member's name or address" search={params.get("search") ?? ""} onSearch={(search) => change({ search })}>
        <FilterSelect
          label="State"
          value={params.get("state") ?? ""}
          options={[{ value: "", label: "All" }, ...STATES.map((value) => ({ value, label: value }))]}
          onChoose={(state) => change({ state })}
        />
      </FilterBar>
      <DeskList
        label="Generations"
        query={query}
        columns={COLUMNS}
        row={(job) => (
          <tr key={job.ID}>
            <th scope="row" className={styles.job}>
              {job.ID}
            </th>
            <td>
              <Badge tone={TONES[job.State] ?? "yellow"}>{job.State}</Badge>
            </td>
            <td>{job.Member_Name}</td>
            <td>
              {job.Cuisine_Name}, {job.Category_Name}
              {job.Instructions !== "" && <p className={styles.wishes}>{job.Instructions}</p>}
            </td>
            <td className={styles.ingredients}>{job.Ingredients.join(", ")}</td>
            <td className={styles.outcome}>
              {job.Recipe_ID !== null && (
                <a href={paths.recipe(job.Recipe_ID)} target="_blank" rel="noopener">
                  Recipe {job.Recipe_ID}
                </a>
              )}
              {job.Failure_Text}
            </td>
            <td>
              <Moment at={job.Created_At} />
            </td>
            <td>{job.Finished_At === null ? "–" : <Moment at={job.Finished_At} />}</td>
          </tr>
        )}
      />
    </>
  );
}
