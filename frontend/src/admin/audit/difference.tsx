/** What was and what is, a line for each field. */
export function Difference({ before, after }: { before: Record<string, unknown>; after: Record<string, unknown> }) {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <ul>
      {fields.map((field) => (
        <li key={field}>
          {field}: {written(before[field])} → {written(after[field])}
        </li>
      ))}
    </ul>
  );
}

function written(value: unknown): string {
  if (value === undefined) return "–";
  return typeof value === "string" ? value : JSON.stringify(value);
}
