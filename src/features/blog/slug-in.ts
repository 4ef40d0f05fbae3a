/** The slug in an address like `/blog/sleep`; an address that is written wrongly names an article that there is not. */
export function slugIn(pathname: string): string {
  const part = pathname.split('/')[2] ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Where an article is read; whatever stands in its slug is one part of the address. */
export const addressOf = (slug: string): string => `/blog/${encodeURIComponent(slug)}`;

/** Where it is changed. */
export const editAddressOf = (slug: string): string => `/edit-blog/${encodeURIComponent(slug)}`;
