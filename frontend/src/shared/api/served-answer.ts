/** The answer to the call with this path that the page was served with, once: what is shown later is fetched.
 *
 * The server writes it: api/site/served.py.
 */
export function takeServedAnswer(call: string): unknown {
  const script = document.querySelector(`script[data-call="${call}"]`);
  if (!script) return undefined;
  script.remove();
  return JSON.parse(script.textContent);
}
