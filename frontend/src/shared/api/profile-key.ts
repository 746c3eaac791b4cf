/** Key of a member's dashboard in the query cache: hearts change what it lists. */
export function profileKey(memberId: number) {
  return ["profile", memberId] as const;
}
