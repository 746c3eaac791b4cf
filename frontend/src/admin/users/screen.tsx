import { useState } from "react";

import { Badge } from "@/shared/ui/badge";
import { Button } from "@/shared/ui/button";

import { FaceCell, Moment } from "../parts/cells";
import { DeskHead } from "../parts/desk-head";
import { DeskList } from "../parts/desk-list";
import { FilterBar, FilterSelect } from "../parts/filter-bar";
import { RowActions } from "../parts/row-actions";
import { useAddress } from "../parts/use-address";
import { useList } from "../parts/use-list";
import { listUsers, type UserRow } from "./api";
import { CreditsDialog } from "./credits-dialog";
import { FlagsDialog } from "./flags-dialog";
import styles from "./screen.module.css";

const COLUMNS = ["", "Name", "Address", "Flags", "Actions", "Credits", "Member since"];
const FLAGS = [
  { value: "", label: "All" },
  { value: "staff", label: "Staff" },
  { value: "master_chef", label: "Master chefs" },
];

/** /admin/users. */
export function Screen() {
  const [params, change] = useAddress();
  const query = useList("users", ["search", "flag"], listUsers);
  const [opened, setOpened] = useState<{ user: UserRow; what: "flags" | "credits" } | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <DeskHead title="Accounts" lead="Members with their flags and credits." />
      <FilterBar searchLabel="Name or address" search={params.get("search") ?? ""} onSearch={(search) => change({ search })}>
        <FilterSelect label="Flag" value={params.get("flag") ?? ""} options={FLAGS} onChoose={(flag) => change({ flag })} />
      </FilterBar>
      <DeskList
        label="Accounts"
        query={query}
        columns={COLUMNS}
        row={(user) => (
          <tr key={user.ID}>
            <FaceCell name={user.Name} url={user.Picture_URL} />
            <th scope="row">{user.Name}</th>
            <td className={styles.address}>{user.Email}</td>
            <td>
              <RowActions>
                {!user.Is_Staff && !user.Is_Master_Chef && !user.Is_Own && "–"}
                {user.Is_Staff && <Badge tone="red">Staff</Badge>}
                {user.Is_Master_Chef && <Badge tone="yellow">Master chef</Badge>}
                {user.Is_Own && <Badge tone="grey">The site&apos;s own</Badge>}
              </RowActions>
            </td>
            <td>
              {!user.Is_Own && (
                <RowActions>
                  <Button variant="quiet" aria-label={`Flags of ${user.Name}`} onClick={() => setOpened({ user, what: "flags" })}>
                    Flags
                  </Button>
                  <Button variant="quiet" aria-label={`Credits of ${user.Name}`} onClick={() => setOpened({ user, what: "credits" })}>
                    Credits
                  </Button>
                </RowActions>
              )}
            </td>
            <td>{user.Credits.toLocaleString("en-US")}</td>
            <td>
              <Moment at={user.Since} />
            </td>
          </tr>
        )}
      />
      {opened?.what === "flags" && <FlagsDialog user={opened.user} onClose={close} />}
      {opened?.what === "credits" && <CreditsDialog user={opened.user} onClose={close} />}
    </>
  );
}
