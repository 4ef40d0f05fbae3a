import { scriptPayloads } from '../support/samples/script-payloads.ts';
import { markdownText } from './markdown-text.ts';
import { faultsIn, openFields, type OpenField } from './open-fields.ts';

/** The mark ` ~<field>.<payload>` after a payload identifies it and its field on a screen. */
const markOf = (field: number, payload: number): string => ` ~${field.toString(36)}.${payload}`;
/** Every 20th payload, so that every kind is included. */
export const SAMPLE: readonly number[] = Array.from({ length: 25 }, (_, at) => at * 20 + 1);
/** The visible payloads that fit with their mark into a telephone number. */
export const SHORT: readonly number[] = scriptPayloads.flatMap((text, at) => (/^[ -~]{4,22}$/.test(text) ? [at] : []));

const markPattern = /([\s\S]*?) ~([0-9a-z]+)\.(\d+)/g;

/** The text without NUL characters, which no backend accepts. */
const withoutNul = (text: string): string => text.replaceAll('\0', '');

/** The numbers of accepted and refused payloads of one field, before anything is sent to the server. */
export interface Fed {
  taken: number;
  /** By the code of the validation message. */
  readonly refused: Map<string, number>;
}
export const fed = new Map<string, Fed>(openFields.map(({ key }) => [key, { taken: 0, refused: new Map() }]));

/** The payload for this field, with a mark if there is room; undefined when the model refuses it. */
function textFor(field: OpenField, payload: number): string | undefined {
  const plain = withoutNul(scriptPayloads[payload] ?? '');
  const marked = plain + markOf(openFields.indexOf(field), payload);
  const counted = fed.get(field.key);
  for (const text of [marked, plain]) {
    if (text === '' || faultsIn(field, text).length > 0) continue;
    if (counted) counted.taken += 1;
    return text;
  }
  for (const { code } of faultsIn(field, plain)) counted?.refused.set(code, (counted.refused.get(code) ?? 0) + 1);
  return undefined;
}

/** The free texts of one collection, each with this payload, without those that the model refuses. */
export function payloadTexts(collection: string, payload: number): Record<string, string | string[]> {
  const own = openFields.filter(({ type }) => type.collection === collection);
  return Object.fromEntries(
    own.flatMap((field): [string, string | string[]][] => {
      const text = textFor(field, payload);
      return text === undefined ? [] : [[field.name, field.isList ? [text] : text]];
    }),
  );
}

/** Texts that a screen renders as Markdown. */
const markdownFields: ReadonlySet<string> = new Set([
  'blog_posts.content',
  'chat_messages.content',
  'bookmarked_messages.messageContent',
]);

/** A payload on a screen: as written, as rendered by Markdown, or altered. */
export interface Mark {
  readonly key: string;
  readonly payload: number;
  readonly stands: 'as written' | 'as Markdown' | 'altered';
}

/** The payloads in this text, with their fields and their form. */
export function marksIn(text: string): Mark[] {
  const squeezed = (each: string) => each.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, '');
  return [...text.matchAll(markPattern)].flatMap(([, before = '', field = '', payload = '']) => {
    const index = Number.parseInt(field, 36);
    const { key } = openFields[index] ?? {};
    if (!key) return [];
    const plain = withoutNul(scriptPayloads[Number(payload)] ?? '');
    const mark = markOf(index, Number(payload));
    const read = squeezed(before + mark);
    const endsAs = (whole: string) => read.endsWith(squeezed(whole));
    const isMarkdown = markdownFields.has(key) && endsAs(markdownText(plain + mark));
    const stands = endsAs(plain + mark) ? 'as written' : isMarkdown ? 'as Markdown' : 'altered';
    return [{ key, payload: Number(payload), stands }];
  });
}
