/** The slug of an address like `/blog/sleep`. A badly encoded address returns a slug that no article has. */
export function slugFromPath(pathname: string): string {
  const part = pathname.split('/')[2] ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The path of an article; the slug is encoded as one path segment. */
export const articlePath = (slug: string): string => `/blog/${encodeURIComponent(slug)}`;

/** The path of the article's editor. */
export const editArticlePath = (slug: string): string => `/edit-blog/${encodeURIComponent(slug)}`;
