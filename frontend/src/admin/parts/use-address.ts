import { useSearchParams } from "react-router-dom";

/** One parameter of the address that has one of a few values; the first of them is not written. */
export function useAddressChoice<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): [Value, (value: Value) => void] {
  const [params, setParams] = useSearchParams();
  const given = params.get(name);
  const chosen = values.find((value) => value === given) ?? values[0];
  const choose = (value: Value) => setParams((before) => changed(before, { [name]: value === values[0] ? "" : value }));
  return [chosen, choose];
}

/** The parameters of the address as they are, and a function that changes some; "" takes one out.
 *
 * A change leads back to the first page, unless it is the page that changes.
 */
export function useAddress(): [URLSearchParams, (changes: Readonly<Record<string, string>>) => void] {
  const [params, setParams] = useSearchParams();
  return [params, (changes) => setParams((before) => changed(before, changes))];
}

function changed(before: URLSearchParams, changes: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(before);
  if (!("page" in changes)) next.delete("page");
  for (const [name, value] of Object.entries(changes)) {
    if (value === "") next.delete(name);
    else next.set(name, value);
  }
  return next;
}
