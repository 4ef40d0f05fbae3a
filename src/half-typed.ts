/** The names of the fields whose date or time is begun and not finished: it reads as nothing, and only the browser knows of it. */
export const halfTypedIn = (place: ParentNode): string[] =>
  [...place.querySelectorAll('input')].flatMap(({ validity, name }) => (validity.badInput ? [name] : []));
