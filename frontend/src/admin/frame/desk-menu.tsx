import { NavLink } from "react-router-dom";

import { DESKS } from "../desks";
import styles from "./desk-menu.module.css";

interface DeskMenuProps {
  /** Called when a desk is chosen. */
  onChosen?: () => void;
}

/** Links to all desks, in their groups. */
export function DeskMenu({ onChosen }: DeskMenuProps) {
  return DESKS.map(({ group, desks }) => (
    <section key={group} className={styles.group} aria-label={group}>
      <h2 className={styles.heading}>{group}</h2>
      <ul>
        {desks.map(({ path, title, icon: Icon }) => (
          <li key={path}>
            <NavLink to={path} end className={styles.link} onClick={onChosen}>
              <Icon size="1.125rem" strokeWidth={1.75} aria-hidden="true" />
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </section>
  ));
}
