/** The names of date and time fields that are filled in only partly: their value is empty, and saving it would lose what was typed. */
export const incompleteDatesIn = (root: ParentNode): string[] =>
  [...root.querySelectorAll<HTMLInputElement>('input[data-unfinished]')].map(({ name }) => name);
