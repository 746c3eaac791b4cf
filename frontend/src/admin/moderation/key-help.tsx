import styles from "./key-help.module.css";
import { moderationTexts as texts } from "./texts";

/** The keys of the desk. */
export function KeyHelp() {
  return (
    <section className={styles.help} aria-label={texts.helpTitle}>
      <dl>
        {texts.keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
