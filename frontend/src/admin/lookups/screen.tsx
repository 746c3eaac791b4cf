import { useState } from "react";

import { Button } from "@/shared/ui/button";

import { ChoiceBar } from "../parts/choice-bar";
import { DeskHead } from "../parts/desk-head";
import { DeskList } from "../parts/desk-list";
import { FilterBar } from "../parts/filter-bar";
import { RowActions } from "../parts/row-actions";
import { useAddress, useAddressChoice } from "../parts/use-address";
import { useList } from "../parts/use-list";
import { listLookups, type LookupKind, type LookupRow } from "./api";
import { RenameDialog } from "./rename-dialog";

const KINDS = [
  { value: "cuisine", label: "Cuisines" },
  { value: "category", label: "Categories" },
  { value: "ingredient", label: "Ingredients" },
] as const satisfies readonly { value: LookupKind; label: string }[];

/** /admin/lookups. */
export function Screen() {
  const [params, change] = useAddress();
  const [kind, choose] = useAddressChoice("kind", ["cuisine", "category", "ingredient"]);
  const query = useList("lookups", ["kind", "search"], ({ search }, page, signal) => listLookups(kind, search, page, signal));
  const [renamed, setRenamed] = useState<LookupRow | null>(null);
  return (
    <>
      <DeskHead
        title="Names"
        lead="Cuisines, categories and ingredients as the site shows them. Search follows within seconds; codes stay."
      />
      <ChoiceBar label="List" choices={KINDS} value={kind} onChoose={choose} />
      <FilterBar searchLabel="Name" search={params.get("search") ?? ""} onSearch={(search) => change({ search })} />
      <DeskList
        label="Names"
        query={query}
        columns={["Name", "Code", "Recipes", "Actions"]}
        row={(lookup) => (
          <tr key={lookup.ID}>
            <th scope="row">{lookup.Name}</th>
            <td>{lookup.Code ?? "–"}</td>
            <td>{lookup.Recipes?.toLocaleString("en-US") ?? "–"}</td>
            <td>
              <RowActions>
                <Button variant="quiet" aria-label={`Rename ${lookup.Name}`} onClick={() => setRenamed(lookup)}>
                  Rename
                </Button>
              </RowActions>
            </td>
          </tr>
        )}
      />
      {renamed !== null && <RenameDialog kind={kind} lookup={renamed} onClose={() => setRenamed(null)} />}
    </>
  );
}
