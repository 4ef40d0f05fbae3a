import { scriptPayloads } from '../support/samples/script-payloads.ts';
import { markdownText } from './markdown-text.ts';
import { faultsIn, openFields, type OpenField } from './open-fields.ts';

/** ` ~<field>.<payload>` behind a payload says on a screen which one stands there, and of which field. */
const markOf = (field: number, payload: number): string => ` ~${field.toString(36)}.${payload}`;
/** Every 20th payload, so that each form is among them. */
export const SAMPLE: readonly number[] = Array.from({ length: 25 }, (_, at) => at * 20 + 1);
/** Payloads that a telephone number has room for, with their mark; nothing invisible. */
export const SHORT: readonly number[] = scriptPayloads.flatMap((text, at) => (/^[ -~]{4,22}$/.test(text) ? [at] : []));

const markPattern = /([\s\S]*?) ~([0-9a-z]+)\.(\d+)/g;

/** A backend takes no text with a zero in it. */
const wireText = (text: string): string => text.replaceAll('\0', '');

/** What became of the payloads of one field before they reached the server. */
export interface Fed {
  taken: number;
  /** By the code of the spec's message. */
  readonly refused: Map<string, number>;
}
export const fed = new Map<string, Fed>(openFields.map(({ key }) => [key, { taken: 0, refused: new Map() }]));

/** This payload for this field, marked where there is room; undefined where the model refuses it. */
function textFor(field: OpenField, payload: number): string | undefined {
  const plain = wireText(scriptPayloads[payload] ?? '');
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

/** The open texts of one collection, each with this payload; those that the model refuses are left out. */
export function payloadTexts(collection: string, payload: number): Record<string, string | string[]> {
  const own = openFields.filter(({ type }) => type.collection === collection);
  return Object.fromEntries(
    own.flatMap((field): [string, string | string[]][] => {
      const text = textFor(field, payload);
      return text === undefined ? [] : [[field.name, field.isList ? [text] : text]];
    }),
  );
}

/** Texts that a screen shows as Markdown. */
const markdownFields: ReadonlySet<string> = new Set([
  'blog_posts.content',
  'chat_messages.content',
  'bookmarked_messages.messageContent',
]);

/** A payload that stands somewhere: as it was written, as Markdown makes it, or as neither. */
export interface Mark {
  readonly key: string;
  readonly payload: number;
  readonly stands: 'as written' | 'as Markdown' | 'altered';
}

/** Which payloads of which fields stand in this text, and how. */
export function marksIn(text: string): Mark[] {
  const squeezed = (each: string) => each.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, '');
  return [...text.matchAll(markPattern)].flatMap(([, before = '', field = '', payload = '']) => {
    const index = Number.parseInt(field, 36);
    const { key } = openFields[index] ?? {};
    if (!key) return [];
    const plain = wireText(scriptPayloads[Number(payload)] ?? '');
    const mark = markOf(index, Number(payload));
    const read = squeezed(before + mark);
    const endsAs = (whole: string) => read.endsWith(squeezed(whole));
    const isMarkdown = markdownFields.has(key) && endsAs(markdownText(plain + mark));
    const stands = endsAs(plain + mark) ? 'as written' : isMarkdown ? 'as Markdown' : 'altered';
    return [{ key, payload: Number(payload), stands }];
  });
}
