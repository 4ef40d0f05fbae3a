import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mainRoads } from '../e2e/main-roads.ts';

const folder = new URL('../e2e/', import.meta.url);

it('every main road is the title of one browser test, so that none falls out of npm test unseen', () => {
  const text = readdirSync(folder)
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  for (const title of mainRoads) expect(text.split(`test('${title}', `), title).toHaveLength(2);
});
