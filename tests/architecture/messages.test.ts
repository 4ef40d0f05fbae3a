import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/i18n/messages/en.ts';

const src = fileURLToPath(new URL('../../src/', import.meta.url));
const ids = Object.keys(en);

/** Source files that may use a message; the message files themselves and tests do not count. */
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(
    (path) => /\.(ts|tsx)$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith(join('i18n', 'messages')),
  )
  .map((path) => ({ path, text: readFileSync(join(src, path), 'utf8') }));
const all = sources.map(({ text }) => text).join('\n');

/** The fixed prefixes of computed ids, as in `validation.${code}`. */
const beginnings = [...all.matchAll(/`([a-zA-Z]+(?:\.[a-zA-Z]+)*\.)\$\{/g)].map(([, start]) => start ?? '');

describe('messages', () => {
  it.each(ids)('%s is written in ICU notation that parses', (id) => {
    expect(() => new IntlMessageFormat(en[id as keyof typeof en], 'en')).not.toThrow();
  });

  it('are all used somewhere', () => {
    const isUsed = (id: string) =>
      all.includes(`'${id}'`) || all.includes(`"${id}"`) || beginnings.some((start) => id.startsWith(start));
    expect(ids.filter((id) => !isUsed(id) && !id.startsWith('validation.'))).toEqual([]);
  });

  it('exist for every id that a screen names', () => {
    // In src/content an id names a built-in text, not a message.
    const screens = sources.filter(({ path }) => !path.startsWith('content'));
    const named = screens.flatMap(({ path, text }) =>
      [
        ...text.matchAll(/\b(?:id=|id: |titleId: |textId: |messageId: )['"]([a-z][a-zA-Z]*(?:\.[a-zA-Z0-9_]+)+)['"]/g),
      ].map(([, id]) => ({ path, id })),
    );
    expect(named.filter(({ id }) => !ids.includes(id ?? ''))).toEqual([]);
  });
});
