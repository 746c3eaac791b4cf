/** Marks of the networks on a 24 × 24 grid. */
const MARKS = {
  facebook:
    "M13.4 21v-7.4h2.5l.5-3.1h-3V8.6c0-1 .4-1.6 1.7-1.6h1.5V4.3C16.2 4.1 15.4 4 14.5 4c-2.5 0-4.2 1.5-4.2 4.2v2.3H7.6v3.1h2.7V21Z",
  instagram:
    "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3Zm4 2.7a4.3 4.3 0 1 1 0 8.6 4.3 4.3 0 0 1 0-8.6Zm0 2a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Zm4.6-3.4a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z",
  x:
    "M4 4h4.8l3.9 5.3L17.3 4h2.3l-5.9 6.7L20.4 20h-4.8l-4.3-5.9L6.2 20H3.9l6.4-7.3Zm3 1.7 9.4 12.6h1.3L8.3 5.7Z",
  whatsapp:
    "M12 3a9 9 0 0 1 0 18 9 9 0 0 1-4.3-1.1L3.2 21l1.2-4.3A9 9 0 0 1 12 3Zm0 1.9a7.1 7.1 0 0 0-5.9 11l-.7 2.6 2.7-.7A7.1 7.1 0 1 0 12 4.9ZM9.3 7.9c.3 0 .5 0 .7.5l.7 1.6c.1.3 0 .5-.2.7l-.5.6c.6 1.1 1.5 1.9 2.7 2.4l.8-.9c.2-.2.4-.2.7-.1l1.5.8c.3.1.4.3.3.6-.1 1-1.1 1.7-2 1.7-2.9-.2-6.2-3.3-6.2-6.1 0-.9.8-1.8 1.5-1.8Z",
};

type Network = keyof typeof MARKS;

/** The mark of a network. Use NetworkGlyph, which fetches this file: drawings are no part of the first load's JavaScript. */
export function NetworkMark({ name, size }: { name: Network; size: string }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} data-network={name} aria-hidden="true" focusable="false">
      <path fill="currentColor" fillRule="evenodd" d={MARKS[name]} />
    </svg>
  );
}
