import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

const arabic = 'ابتثجحخدذرزسشصضطظعغفقكلمنه';

/**
 * Replaces Latin letters by foreign ones, so that a Latin letter on a screen shows a text that is not in the catalogue.
 */
const foreign = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (letter) => arabic.charAt(letter.toLowerCase().charCodeAt(0) - 97));

const quoted = (text: string, isInPlural: boolean): string =>
  text.replaceAll("'", "''").replaceAll(isInPlural ? /[{}<>#]+/g : /[{}<>]+/g, "'$&'");

function written(elements: readonly MessageFormatElement[], isInPlural = false): string {
  return elements
    .map((element): string => {
      switch (element.type) {
        case TYPE.literal:
          return quoted(foreign(element.value), isInPlural);
        case TYPE.argument:
          return `{${element.value}}`;
        case TYPE.number:
          return `{${[element.value, 'number', ...(element.style ? [String(element.style)] : [])].join(', ')}}`;
        case TYPE.tag:
          return `<${element.value}>${written(element.children, isInPlural)}</${element.value}>`;
        case TYPE.pound:
          return '#';
        case TYPE.plural:
        case TYPE.select: {
          const isPlural = element.type === TYPE.plural;
          const options = Object.entries(element.options).map(
            ([key, { value }]) => `${key} {${written(value, isPlural)}}`,
          );
          return `{${element.value}, ${isPlural ? 'plural' : 'select'}, ${options.join(' ')}}`;
        }
        default:
          throw new Error(`No message of Maia has an element of type ${element.type}`);
      }
    })
    .join('');
}

/** A message in a made-up language, with the arguments, plurals and tags of the English one. */
export const pseudoMessage = (message: string): string => written(parse(message));

export const pseudoWords = (words: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(words).map(([id, message]) => [id, pseudoMessage(message)]));
