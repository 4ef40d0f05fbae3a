/** Pages that the build draws for first visitors, and what their files are called. */
const names = new Map([
  ['/', 'home'],
  ['/login', 'login'],
]);

/** Where the page at `path` lies in the built app, drawn in `language`. @throws for a page that is not drawn */
export function doorFile(path: string, language: string): string {
  const name = names.get(path);
  if (name === undefined) throw new Error(`${path} is not drawn by the build`);
  return `door/${name}.${language}.html`;
}

export const isDoor = (path: string): boolean => names.has(path);
