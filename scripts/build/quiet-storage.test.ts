import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { withoutAdvertisement } from './quiet-storage.ts';

const storage = '../../node_modules/rxdb/dist/esm/plugins/storage-dexie/rx-storage-instance-dexie.js';

it('the storage prints nothing on the console, and nothing else of it changes', () => {
  const whole = readFileSync(fileURLToPath(new URL(storage, import.meta.url)), 'utf8');
  const quiet = withoutAdvertisement(whole);
  expect(whole).toContain('console.');
  expect(quiet).not.toContain('console.');
  expect(quiet).not.toContain('hasPremiumFlag()');
  expect(parseAst(quiet).body).toHaveLength(parseAst(whole).body.length);
  const [before = '', after = ''] = whole.split(/if \(!shownNonPremiumLog[^]*?\} else \{[^}]*\}/);
  expect(quiet).toBe(before + after);
  expect(() => withoutAdvertisement(quiet)).toThrow(/was not found/);
});
