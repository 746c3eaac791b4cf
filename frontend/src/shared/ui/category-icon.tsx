import {
  Coffee,
  Cookie,
  Drumstick,
  IceCreamCone,
  Moon,
  PartyPopper,
  Pizza,
  UtensilsCrossed,
  type LucideIcon,
} from "lucide-react";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  coffee: Coffee,
  pizza: Pizza,
  drumstick: Drumstick,
  cookie: Cookie,
  "ice-cream": IceCreamCone,
  moon: Moon,
  "party-popper": PartyPopper,
};

/** The icon that a category's Icon_URL names; a plain plate for a name that is not known. Decoration only. */
export function CategoryIcon({ name, size = "1.125rem" }: { name: string; size?: string }) {
  const Icon = ICONS[name] ?? UtensilsCrossed;
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" />;
}
