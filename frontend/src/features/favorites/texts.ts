/** Alone, without the texts that the first load of Home does not need. */
export const heartName = (title: string) => `Favorite ${title}`;
