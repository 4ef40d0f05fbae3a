import { idPattern } from '@/model/schema/field.ts';

/** In the text of an article, a picture of the bucket blog-images stands as `![what it shows](picture:<file id>)`. */
const SCHEME = 'picture:';

/** The file id of a picture in an article; null when the address is another one. */
export function pictureIdOf(href: string): string | null {
  const id = href.startsWith(SCHEME) ? href.slice(SCHEME.length) : '';
  return idPattern.test(id) ? id : null;
}

/** The Markdown that shows this picture. The description becomes one line without signs that would end it. */
export const pictureMarkdown = (fileId: string, alt: string): string =>
  `![${alt.replaceAll(/[\s[\]\\]+/gu, ' ').trim()}](${SCHEME}${fileId})`;

/** The file ids of the pictures in the text of an article, each once. */
export const pictureIdsIn = (content: string): readonly string[] => [
  ...new Set(
    [...content.matchAll(/\]\(picture:([^\s)]+)\)/g)].flatMap(([, id = '']) => (idPattern.test(id) ? id : [])),
  ),
];
