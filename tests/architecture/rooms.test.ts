import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../scripts/lint/check-rooms.mjs', import.meta.url));

/** Runs the check on a tree of these files. @returns its messages; empty when the tree passes */
function check(rooms: readonly string[], files: Readonly<Record<string, string>>): string {
  const tree = mkdtempSync(join(tmpdir(), 'maia-rooms-'));
  try {
    for (const [path, text] of Object.entries({ ...files, 'scripts/lint/rooms.json': JSON.stringify(rooms) })) {
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      writeFileSync(join(tree, path), text);
    }
    const { status, stderr } = spawnSync(process.execPath, [script, tree], { encoding: 'utf8' });
    expect(status).toBe(stderr === '' ? 0 : 1);
    return stderr;
  } finally {
    rmSync(tree, { recursive: true });
  }
}

const importing = (path: string) => `import { thing } from '${path}';\nexport const other = thing;\n`;
const thing = 'export const thing = 1;\n';

describe('the layout of the folders', () => {
  it('a file imports from its own folder and from lower ones', () => {
    const files = { 'src/db/store/a.ts': thing, 'src/db/records/b.ts': importing('@/db/store/a.ts') };
    expect(check(['src/db/store', 'src/db/records'], files)).toBe('');
  });

  it.each(["import { thing } from '../records/b.ts';", "export const later = () => import('@/db/records/b.ts');"])(
    'an import of a higher folder is an error that says what to do: %s',
    (text) => {
      const files = { 'src/db/store/a.ts': text, 'src/db/records/b.ts': thing };
      expect(check(['src/db/store', 'src/db/records'], files)).toContain('move what is shared to a lower folder');
    },
  );

  it('features never import features, their own folders excepted', () => {
    const rooms = ['src/features/auth', 'src/features/home/list', 'src/features/home'];
    const files = {
      'src/features/auth/a.ts': thing,
      'src/features/home/list/b.ts': thing,
      'src/features/home/c.ts': importing('@/features/home/list/b.ts'),
    };
    expect(check(rooms, files)).toBe('');
    expect(check(rooms, { ...files, 'src/features/home/d.ts': importing('../auth/a.ts') })).toContain(
      'features never import features',
    );
  });

  it('a folder holds at most 24 source files; tests do not count', () => {
    const files = (count: number, name = 'ts') =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`src/db/store/f${index}.${name}`, thing]));
    expect(check(['src/db/store'], { ...files(24), ...files(5, 'test.ts') })).toBe('');
    expect(check(['src/db/store'], files(25))).toContain('divide it by subject');
  });

  it('src itself holds at most eight source files', () => {
    const files = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`src/f${index}.ts`, thing]));
    expect(check(['src'], files)).toContain('at most 8');
  });

  it('every folder is in the table, and the table names no other', () => {
    expect(check([], { 'src/db/store/a.ts': thing })).toContain('src/db/store is not in scripts/lint/rooms.json');
    expect(check(['src/gone'], {})).toContain('names src/gone');
  });
});
