import { lazyNamed } from "@/shared/lazy/lazy-named";

/** The mark of a network. Decoration only: a label stands beside it. */
export const NetworkGlyph = lazyNamed(() => import("./network-mark"), "NetworkMark");
