import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The browser draws these in its own language and on its own clock: `src/ui/dates` has the app's fields. */
const NATIVE = /type=(?:["']|\{['"])(?:date|time|datetime-local|month|week)["']/;

it('no date or time field is drawn by the browser', () => {
  const screens = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  expect(screens.length).toBeGreaterThan(300);
  expect(screens.filter((name) => NATIVE.test(readFileSync(join('src', name), 'utf8')))).toEqual([]);
});
