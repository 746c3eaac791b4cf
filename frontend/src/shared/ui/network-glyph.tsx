/** The mark of a network, from a file of its own: drawings are no part of the first load's JavaScript. Decoration only. */
export function NetworkGlyph({ name, size }: { name: "facebook" | "instagram" | "x" | "whatsapp"; size: string }) {
  return (
    <svg width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`/networks.svg#${name}`} />
    </svg>
  );
}
