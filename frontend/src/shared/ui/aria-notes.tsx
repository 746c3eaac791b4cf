import { FieldError, Text } from "react-aria-components";

import styles from "./field.module.css";

/** The error and the hint of a React Aria field, which ties them to its input. */
export function AriaNotes({ error, hint }: { error?: string | undefined; hint?: string | undefined }) {
  return (
    <>
      <FieldError className={styles.error ?? ""}>{error}</FieldError>
      {hint !== undefined && (
        <Text slot="description" className={styles.hint ?? ""}>
          {hint}
        </Text>
      )}
    </>
  );
}
