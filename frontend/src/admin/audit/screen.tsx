import { Button } from "@/shared/ui/button";

import { Moment } from "../parts/cells";
import { DeskHead } from "../parts/desk-head";
import { DeskList } from "../parts/desk-list";
import { FilterBar, FilterSelect } from "../parts/filter-bar";
import { useAddress } from "../parts/use-address";
import { useList } from "../parts/use-list";
import { listEntries, type AuditRow } from "./api";
import { Difference } from "./difference";

const NAMES = ["kind", "action", "via", "actor", "subject"];
const COLUMNS = ["When", "Who", "Did", "To", "Before and after", "Reason"];
const KINDS = ["recipe", "blog", "review", "comment", "user", "cuisine", "category", "ingredient", "message", "synonym", "index", "import"];
const ACTIONS = ["publish", "unpublish", "delete", "approve", "reject", "reopen", "change", "create", "answer", "start"];
const VIA = [
  { value: "", label: "All" },
  { value: "desk", label: "Desks" },
  { value: "command_line", label: "Command line" },
];

/** /admin/audit. */
export function Screen() {
  const [params, change] = useAddress();
  const query = useList("audit", NAMES, listEntries);
  const filter = (name: string) => ({
    value: params.get(name) ?? "",
    onChoose: (value: string) => change({ [name]: value }),
  });
  return (
    <>
      <DeskHead title="Audit log" lead="Who of the staff changed what, newest first." />
      <FilterBar searchLabel="Number of the row" search={params.get("subject") ?? ""} onSearch={(text) => change({ subject: text.replace(/\D/g, "").slice(0, 18) })}>
        <FilterSelect label="Of" options={allAnd(KINDS)} {...filter("kind")} />
        <FilterSelect label="What" options={allAnd(ACTIONS)} {...filter("action")} />
        <FilterSelect label="Where" options={VIA} {...filter("via")} />
      </FilterBar>
      <DeskList
        label="Changes"
        query={query}
        columns={COLUMNS}
        row={(entry) => (
          <tr key={entry.ID}>
            <td>
              <Moment at={entry.At} />
            </td>
            <td>
              <Who entry={entry} onChoose={(actor) => change({ actor })} />
            </td>
            <td>{entry.Action}</td>
            <th scope="row">
              {entry.Subject_Kind} {entry.Subject_ID}
            </th>
            <td>
              <Difference before={entry.Before} after={entry.After} />
            </td>
            <td>{entry.Reason}</td>
          </tr>
        )}
      />
    </>
  );
}

/** The person who made the change; a click shows only that person's changes. */
function Who({ entry, onChoose }: { entry: AuditRow; onChoose: (actor: string) => void }) {
  const { Via: via, Actor_ID: id, Actor_Name: name } = entry;
  if (id === null) return via === "command_line" ? "command line" : "a former member";
  return (
    <Button variant="quiet" onClick={() => onChoose(String(id))}>
      {name}
    </Button>
  );
}

function allAnd(values: readonly string[]) {
  return [{ value: "", label: "All" }, ...values.map((value) => ({ value, label: value }))];
}
