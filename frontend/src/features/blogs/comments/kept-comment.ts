/** Under which name a comment is kept while it is typed. */
export function keptComment(blogId: number): string {
  return `comment-${blogId}`;
}
