import { z } from "zod";

// The content policy forbids eval. Without this zod tries it once, and the browser reports the attempt.
z.config({ jitless: true });

/** zod, configured for the site's content policy. Import it from here, not from the package. */
export { z };

type Problem = string | null;

/** Returns a check that says what is wrong with a value in a sentence, or null when nothing is.
 *
 * With `field` it judges a whole form and puts the sentence at that field. Such a check runs although other fields are
 * wrong, so it may be given values that break their own rules.
 * A check that asks the server returns a promise; forms
 * judge every field at each change, so it keeps the answer for the value that it asked about last.
 */
export function rule<Value>(problemOf: (value: Value) => Problem | Promise<Problem>, field?: keyof Value & string) {
  return z.superRefine<Value>(
    (value, context) => {
      const report = (message: Problem) => {
        if (message !== null) context.addIssue({ code: "custom", message, ...(field && { path: [field] }) });
      };
      const problem = problemOf(value);
      if (problem instanceof Promise) return problem.then(report);
      report(problem);
    },
    field === undefined ? {} : { when: () => true },
  );
}
