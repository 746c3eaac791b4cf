import { useState } from "react";

import { readKeptValues, useKeptValues } from "@/shared/hooks/use-kept-values";

/** Text that waits in this tab: a visitor who is sent to the sign-in finds it again, and so does the member whose sign-in
 * has expired. `name` is that of the field.
 */
export function useKeptText(name: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => {
    const kept = readKeptValues(name);
    return typeof kept === "string" ? kept : "";
  });
  useKeptValues({ key: name, values: text, isDirty: text !== "" });
  return [text, setText];
}
