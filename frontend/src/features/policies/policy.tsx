import type { PolicyDocument, PolicySection } from "./document";
import { DATED } from "./document";
import styles from "./policy.module.css";

/** A policy as a page to read: contents beside the text on wide screens, above it on narrow ones. */
export function Policy({ document }: { document: PolicyDocument }) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{document.title}</h1>
        <p className={styles.dated}>Last updated: {DATED}</p>
        <p className={styles.lead}>{document.lead}</p>
      </header>
      <nav className={styles.contents} aria-label="Contents">
        <h2>Contents</h2>
        <ol>
          {document.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {document.sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </article>
  );
}

function Section({ section: { id, title, parts } }: { section: PolicySection }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {parts.map((part, place) =>
        typeof part === "string" ? (
          <p key={place}>{part}</p>
        ) : (
          <ul key={place}>
            {part.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}
