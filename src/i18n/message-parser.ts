import {
  TYPE,
  type MessageFormatElement,
  type PluralOrSelectOption,
} from '@formatjs/icu-messageformat-parser/no-parser.js';

export * from '@formatjs/icu-messageformat-parser/no-parser.js';

/** What a text stands in: decides what `#` and `}` mean. */
type Within = 'message' | 'select' | 'plural';

/** A sentence in Arabic or Hebrew: what is put into it, `200 mg` or a name, keeps its own direction between two marks. */
const rightToLeft = /[\u0590-\u08ff]/;
const ISOLATE = '\u2068';
const END_OF_ISOLATE = '\u2069';

const quoted = /'(?:'|([{}<>](?:[^']|'')*)(?:'|$))/y;
const quotedInPlural = /'(?:'|([{}<>#](?:[^']|'')*)(?:'|$))/y;

/**
 * Stands in for the parser of react-intl, which is ten times as large for notation that no message uses. Knows literals,
 * `{name}`, `{name, number}` with a named style, `plural` and `select` with `#`, `<tag>…</tag>` and quotes; refuses everything else.
 */
class MessageParser {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  parse(): MessageFormatElement[] {
    const elements = this.#elements('message');
    if (this.#at < this.#text.length) throw this.#refusal();
    return elements;
  }

  #elements(within: Within): MessageFormatElement[] {
    const elements: MessageFormatElement[] = [];
    let words = '';
    const flush = () => {
      if (words !== '') elements.push({ type: TYPE.literal, value: words });
      words = '';
    };
    for (;;) {
      const rest = this.#text.slice(this.#at);
      if (rest === '' || rest.startsWith('</') || (rest.startsWith('}') && within !== 'message')) break;
      if (rest.startsWith('{')) {
        const argument = this.#argument();
        const isApart = argument.type === TYPE.argument && rightToLeft.test(this.#text);
        if (isApart) words += ISOLATE;
        flush();
        elements.push(argument);
        if (isApart) words = END_OF_ISOLATE;
      } else if (rest.startsWith('#') && within === 'plural') {
        flush();
        this.#at += 1;
        elements.push({ type: TYPE.pound });
      } else if (/^<[a-z]/.test(rest)) {
        flush();
        elements.push(this.#tag(within));
      } else if (rest.startsWith('}')) {
        throw this.#refusal();
      } else {
        words += this.#character(within);
      }
    }
    flush();
    return elements;
  }

  /** One character, or what stands between quotes: `'{'` is a brace, `''` an apostrophe, a single one itself. */
  #character(within: Within): string {
    const quote = this.#take(within === 'plural' ? quotedInPlural : quoted);
    if (quote) return quote[1]?.replaceAll("''", "'") ?? "'";
    return this.#text.charAt(this.#at++);
  }

  #tag(within: Within): MessageFormatElement {
    const [, value = ''] = this.#expect(/<([a-z]\w*)>/y);
    const children = this.#elements(within);
    this.#expect(new RegExp(`</${value}>`, 'y'));
    return { type: TYPE.tag, value, children };
  }

  #argument(): MessageFormatElement {
    const [, value = '', kind] = this.#expect(/\{\s*(\w+)\s*(?:,\s*(number|plural|select)\s*)?/y);
    if (kind === undefined) {
      this.#expect(/\}/y);
      return { type: TYPE.argument, value };
    }
    if (kind === 'number') {
      const [, style = null] = this.#expect(/(?:,\s*([a-z]+)\s*)?\}/y);
      return { type: TYPE.number, value, style };
    }
    this.#expect(/,\s*/y);
    const options = this.#options(kind === 'plural' ? 'plural' : 'select');
    return kind === 'plural'
      ? { type: TYPE.plural, value, options, offset: 0, pluralType: 'cardinal' }
      : { type: TYPE.select, value, options };
  }

  #options(within: Within): Record<string, PluralOrSelectOption> {
    const options: Record<string, PluralOrSelectOption> = {};
    for (let found = this.#take(/(=?\w+)\s*\{/y); found; found = this.#take(/(=?\w+)\s*\{/y)) {
      options[found[1] ?? ''] = { value: this.#elements(within) };
      this.#expect(/\}\s*/y);
    }
    if (!options['other']) throw this.#refusal();
    this.#expect(/\}/y);
    return options;
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found) this.#at = pattern.lastIndex;
    return found;
  }

  #expect(pattern: RegExp): RegExpExecArray {
    const found = this.#take(pattern);
    if (!found) throw this.#refusal();
    return found;
  }

  #refusal(): Error {
    return new SyntaxError(`Message notation not understood at ${this.#at}: ${this.#text}`);
  }
}

/** The elements of a message in ICU notation. @throws SyntaxError for notation that no message of Maia uses */
export const parse = (message: string): MessageFormatElement[] => new MessageParser(message).parse();
