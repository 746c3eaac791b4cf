/** How the notes of a generation come to the recipe's page: with the visit, not in the address. */
interface NoteState {
  generationNotes: readonly string[];
}

export function noteState(notes: readonly string[]): NoteState {
  return { generationNotes: notes };
}

/** The notes that a visit brings; none for other visits. */
export function notesOf(state: unknown): readonly string[] {
  const { generationNotes: notes } = (state ?? {}) as Partial<Record<keyof NoteState, unknown>>;
  return Array.isArray(notes) ? notes.filter((note) => typeof note === "string") : [];
}
