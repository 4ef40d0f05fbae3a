import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
let tree: string;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'maia-arrows-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(tree, '.oxlintrc.json'));
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** The linter's messages for a file with this path and text; empty when there are none. */
function lint(path: string, text: string): string {
  const file = join(tree, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  const options: ExecFileSyncOptions = { cwd: tree, stdio: 'pipe' };
  try {
    execFileSync(join(root, 'node_modules/.bin/oxlint'), ['--deny-warnings', path], options);
    return '';
  } catch (error) {
    return String((error as { stdout: Buffer }).stdout);
  } finally {
    rmSync(file);
  }
}
const importing = (module: string) => `import { thing } from '${module}';\nexport const planted = thing;\n`;

describe('an import against the arrows is an error that says what to do', () => {
  it.each([
    ['src/model/planted.ts', '@/db/store/open-store.ts', 'the centre'],
    ['src/model/planted.ts', 'react', 'only valibot'],
    ['src/model/planted.ts', '../clinical/tier.ts', 'the centre'],
    ['src/clinical/planted.ts', '@/db/store/open-store.ts', 'is pure'],
    ['src/clinical/planted.ts', 'react', 'is pure'],
    ['src/db/planted.ts', '@/sync/session/session.ts', 'does not know who calls it'],
    ['src/db/planted.ts', '@/app/settings/theme.ts', 'does not know who calls it'],
    ['src/db/planted.ts', 'appwrite', 'The network is the job of src/sync'],
    ['src/sync/planted.ts', '@/features/home/home-page.tsx', 'let the screen say it'],
    ['src/ui/planted.tsx', '@/db/records/readings.ts', 'knows shapes'],
    ['src/ui/planted.tsx', '@/model/records/profile.ts', 'knows shapes'],
    ['src/i18n/planted.ts', '@/features/home/home-page.tsx', 'holds words'],
    ['src/content/planted.ts', '@/db/records/readings.ts', 'holds texts'],
    ['src/i18n/planted.ts', '@/content/entries/entry.ts', 'holds words'],
    ['src/features/home/planted.tsx', 'rxdb', 'Ask src/db'],
    ['src/features/home/planted.tsx', 'appwrite', 'Ask src/sync'],
    ['src/features/home/planted.tsx', '@/sync/replication/push/push.ts', 'the session, the status'],
    ['server/planted.ts', '../src/db/open-store.ts', 'src/model and src/clinical only'],
    ['functions/care-access/planted.ts', '../../src/sync/replication/push/push.ts', 'src/model and src/clinical only'],
  ])('%s may not import %s', (path, module, advice) => {
    expect(lint(path, importing(module))).toContain(advice);
  });

  it.each([
    ['src/content/planted.ts', '@/clinical/rules/acuity-tier.ts'],
    ['src/features/home/planted.tsx', '@/content/entries/entry.ts'],
    ['src/features/home/planted.tsx', '@/db/records/readings.ts'],
    ['src/features/home/planted.tsx', '@/sync/session/session.ts'],
    ['src/features/home/planted.tsx', '@/sync/api/directory/hospitals.ts'],
    ['src/sync/planted.ts', '@/db/store/open-store.ts'],
    ['src/db/planted.ts', '@/model/records/profile.ts'],
    ['server/planted.ts', '../src/model/profile.ts'],
  ])('%s may import %s', (path, module) => {
    expect(lint(path, importing(module))).toBe('');
  });
});

describe('a word in a component', () => {
  const showing = (inside: string) => `export const Planted = () => <p>${inside}</p>;\n`;

  it('is an error, because every word comes from the catalogue', () => {
    expect(lint('src/features/home/planted.tsx', showing('Hello'))).toContain('jsx-no-literals');
  });

  it('is none where it is a sign or a unit', () => {
    expect(lint('src/features/home/planted.tsx', showing('{1} · {2} mmHg').replace('mmHg', '<b>mmHg</b>'))).toBe('');
  });
});
