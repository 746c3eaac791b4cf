/** A policy as plain data: sections of paragraphs, and of lists where several things stand side by side. */
export interface PolicyDocument {
  title: string;
  lead: string;
  sections: readonly PolicySection[];
}

export interface PolicySection {
  /** The fragment of its address. */
  id: string;
  title: string;
  /** A paragraph, or the entries of a list. */
  parts: readonly (string | readonly string[])[];
}

/** The month that both policies are dated. Source: docs/product/shell.md#policy-pages */
export const DATED = "June 2025";
