import {
  TYPE,
  type MessageFormatElement,
  type PluralOrSelectOption,
} from '@formatjs/icu-messageformat-parser/no-parser.js';

export * from '@formatjs/icu-messageformat-parser/no-parser.js';

/** The context of a text: it decides the meaning of `#` and `}`. */
type Within = 'message' | 'select' | 'plural';

/**
 * Arabic or Hebrew letters. In such a message inserted values, `200 mg` or a name, are put between two bidi isolation
 * marks.
 */
const rightToLeft = /[\u0590-\u08ff]/;
const ISOLATE = '\u2068';
const END_OF_ISOLATE = '\u2069';

const quoted = /'(?:'|([{}<>](?:[^']|'')*)(?:'|$))/y;
const quotedInPlural = /'(?:'|([{}<>#](?:[^']|'')*)(?:'|$))/y;

/**
 * Replaces the parser of react-intl, which is ten times as large because of notation that no message uses. Supports
 * literals, `{name}`, `{name, number}` with a named style, `plural` and `select` with `#`, `<tag>…</tag>` and quotes;
 * rejects everything else.
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
    let literal = '';
    const flush = () => {
      if (literal !== '') elements.push({ type: TYPE.literal, value: literal });
      literal = '';
    };
    for (;;) {
      const rest = this.#text.slice(this.#at);
      if (rest === '' || rest.startsWith('</') || (rest.startsWith('}') && within !== 'message')) break;
      if (rest.startsWith('{')) {
        const argument = this.#argument();
        const isIsolated = argument.type === TYPE.argument && rightToLeft.test(this.#text);
        if (isIsolated) literal += ISOLATE;
        flush();
        elements.push(argument);
        if (isIsolated) literal = END_OF_ISOLATE;
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
        literal += this.#character(within);
      }
    }
    flush();
    return elements;
  }

  /** One character, or a quoted text: `'{'` is a brace, `''` an apostrophe, a single one is itself. */
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
