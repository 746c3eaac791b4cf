import {
  CalendarDays,
  ChefHat,
  Clock,
  Globe,
  Heart,
  Image,
  LibraryBig,
  MessagesSquare,
  Share2,
  ShieldCheck,
  ShoppingBasket,
  Sparkles,
  type LucideIcon,
} from "lucide-react";

import { Section } from "@/shared/ui/section";

import styles from "./feature-grid.module.css";
import { brochureTexts, FEATURES } from "./texts";

const ICONS: Readonly<Record<(typeof FEATURES)[number]["icon"], LucideIcon>> = {
  sparkles: Sparkles,
  library: LibraryBig,
  calendar: CalendarDays,
  basket: ShoppingBasket,
  check: ShieldCheck,
  messages: MessagesSquare,
  heart: Heart,
  clock: Clock,
  globe: Globe,
  image: Image,
  share: Share2,
  chef: ChefHat,
};

/** What the product does, in twelve short paragraphs. */
export function FeatureGrid() {
  return (
    <Section title={brochureTexts.featuresTitle}>
      <ul className={styles.grid}>
        {FEATURES.map(({ icon, title, text }) => {
          const Icon = ICONS[icon];
          return (
            <li key={title} className={styles.feature}>
              <Icon size="1.5rem" strokeWidth={1.75} aria-hidden="true" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
