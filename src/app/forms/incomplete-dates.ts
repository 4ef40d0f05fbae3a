/** The names of date and time fields that are filled in only partly. Their `value` is empty; only `validity.badInput` shows it. */
export const incompleteDatesIn = (root: ParentNode): string[] =>
  [...root.querySelectorAll('input')].flatMap(({ validity, name }) => (validity.badInput ? [name] : []));
