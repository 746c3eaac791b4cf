import { Button } from "@/shared/ui/button";

import { Moment } from "../parts/cells";
import { DeskHead } from "../parts/desk-head";
import { DeskList } from "../parts/desk-list";
import { FilterBar, FilterSelect } from "../parts/filter-bar";
import { LongText } from "../parts/long-text";
import { RowActions } from "../parts/row-actions";
import { useAddress } from "../parts/use-address";
import { useChange } from "../parts/use-change";
import { useList } from "../parts/use-list";
import { listMessages, markAnswered } from "./api";
import styles from "./screen.module.css";

const STATES = [
  { value: "", label: "All" },
  { value: "no", label: "Open" },
  { value: "yes", label: "Answered" },
];

/** /admin/messages. */
export function Screen() {
  const [params, change] = useAddress();
  const query = useList("messages", ["search", "answered"], listMessages);
  const marking = useChange("messages", markAnswered, ({ Answered_At: at }) =>
    at === null ? "The message is open again." : "The message is marked as answered.",
  );
  return (
    <>
      <DeskHead title="Messages" lead="What visitors wrote with the contact form. Answer by mail, then mark it here." />
      <FilterBar searchLabel="Text, name or address" search={params.get("search") ?? ""} onSearch={(search) => change({ search })}>
        <FilterSelect
          label="State"
          value={params.get("answered") ?? ""}
          options={STATES}
          onChoose={(answered) => change({ answered })}
        />
      </FilterBar>
      <DeskList
        label="Messages"
        query={query}
        columns={["Subject and message", "From", "Received", "Answered", "Actions"]}
        row={(message) => (
          <tr key={message.ID}>
            <th scope="row" className={styles.message}>
              {message.Subject}
              <LongText text={message.Message} about={message.Subject} />
            </th>
            <td>
              {message.Name}
              <br />
              <a href={`mailto:${encodeURIComponent(message.Email)}?subject=${encodeURIComponent(`Re: ${message.Subject}`)}`}>
                {message.Email}
              </a>
            </td>
            <td>
              <Moment at={message.Created_At} />
            </td>
            <td>{message.Answered_At === null ? "–" : <Moment at={message.Answered_At} />}</td>
            <td>
              <RowActions>
                <Button
                  variant="quiet"
                  disabled={marking.isPending}
                  aria-label={`${message.Answered_At === null ? "Mark as answered" : "Open again"}: ${message.Subject}`}
                  onClick={() => marking.mutate({ id: message.ID, answered: message.Answered_At === null })}
                >
                  {message.Answered_At === null ? "Mark as answered" : "Open again"}
                </Button>
              </RowActions>
            </td>
          </tr>
        )}
      />
    </>
  );
}
