/** The slug in an address like `/blog/sleep`; an address that is written wrongly names an article that there is not. */
export function slugIn(pathname: string): string {
  const part = pathname.split('/')[2] ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
