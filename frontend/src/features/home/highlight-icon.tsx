import { BadgeCheck, ChefHat, SlidersHorizontal } from "lucide-react";

const ICONS = [ChefHat, BadgeCheck, SlidersHorizontal];

/** The icon of one highlight of the generator, by its place. */
export function HighlightIcon({ index }: { index: number }) {
  const Icon = ICONS[index];
  return Icon && <Icon size="1.5rem" strokeWidth={1.6} aria-hidden="true" />;
}
