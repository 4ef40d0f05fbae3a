/** The pages that the build prerenders for first visitors, with the names of their files. */
const names = new Map([
  ['/', 'home'],
  ['/login', 'login'],
]);

/**
 * Path of the file of a prerendered page in the built app.
 * @throws Error for a page that is not prerendered
 */
export function prerenderedPageFile(path: string, language: string): string {
  const name = names.get(path);
  if (name === undefined)
    throw new Error(`${path} is not a prerendered page. Prerendered are: ${[...names.keys()].join(', ')}`);
  return `door/${name}.${language}.html`;
}

export const isPrerendered = (path: string): boolean => names.has(path);
