/** Marks of the networks on a 24 × 24 grid; decoration beside their names. */
export function WhatsAppGlyph() {
  return (
    <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M12 3a9 9 0 0 1 0 18 9 9 0 0 1-4.300-1.100L3.200 21l1.200-4.300A9 9 0 0 1 12 3Zm0 1.900a7.100 7.100 0 0 0-5.900 11l-.7 2.600 2.700-.7A7.100 7.100 0 1 0 12 4.900ZM9.300 7.900c.3 0 .5 0 .7.500l.7 1.600c.1.300 0 .5-.2.700l-.5.600c.6 1.100 1.500 1.900 2.700 2.400l.8-.900c.2-.2.4-.2.700-.1l1.500.800c.3.100.4.300.3.600-.1 1-1.100 1.700-2 1.700-2.900-.2-6.200-3.300-6.200-6.100 0-.9.800-1.800 1.500-1.800Z"
      />
    </svg>
  );
}

export function TwitterGlyph() {
  return (
    <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M4 4h4.800l3.900 5.300L17.300 4h2.300l-5.900 6.700L20.400 20h-4.800l-4.300-5.900L6.200 20H3.900l6.400-7.300Zm3 1.700 9.400 12.600h1.300L8.300 5.700Z"
      />
    </svg>
  );
}
