import { Badge, type BadgeTone } from "@/shared/ui/badge";

import type { ImportRecord } from "./api";
import styles from "./imports.module.css";
import { importTexts } from "./texts";

const texts = importTexts.records;
const TONES: Record<string, BadgeTone> = { created: "green", updated: "green", refused: "red" };

/** One record: where it stands, what becomes of it, and why. */
export function RecordRow({ record, fileName }: { record: ImportRecord; fileName: string }) {
  const member = record.File.startsWith(`${fileName}/`) ? record.File.slice(fileName.length + 1) : "";
  const label = texts.results[record.Result] ?? record.Result;
  return (
    <tr>
      <td className={styles.place}>
        {texts.line(record.Line)}
        {member !== "" && <span className={styles.muted}>{member}</span>}
      </td>
      <th scope="row" className={styles.name}>
        {record.Name === "" ? <span className={styles.muted}>{texts.noName}</span> : record.Name}
      </th>
      <td>
        <Badge tone={record.Is_Doubtful ? "yellow" : (TONES[record.Result] ?? "grey")}>
          {record.Is_Published ? `${label}, ${texts.published}` : label}
        </Badge>
      </td>
      <td className={styles.why}>
        {record.Reason}
        {record.Lines.length > 0 && (
          <ul>
            {record.Lines.map((line, place) => (
              <li key={place}>
                <q>{line.Text}</q> {line.Reason} {line.Substitute !== null && texts.instead(line.Substitute)}
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}
