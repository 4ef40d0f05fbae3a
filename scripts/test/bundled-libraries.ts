import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** Libraries of many small files that nearly every test loads, by the names under which they are imported. */
const LIBRARIES: Record<string, readonly string[]> = {
  'happy-dom': ['happy-dom'],
  rxdb: ['rxdb', 'rxdb/plugins/core', 'rxdb/plugins/replication', 'rxdb/plugins/storage-dexie'],
};
/** What the app imports too; two copies of these would not know each other. */
const SHARED = [/^rxjs/, /^dexie/];

const fileOf = (name: string) => name.replaceAll('/', '-');
const versionOf = (library: string): string =>
  (JSON.parse(readFileSync(join('node_modules', library, 'package.json'), 'utf8')) as { version: string }).version;

/** Bundles one library into a few files, unless it was done before. @returns the folder */
async function bundled(library: string, names: readonly string[]): Promise<string> {
  const listed = createHash('sha256').update(String(names)).digest('hex').slice(0, 8);
  const folder = join(process.cwd(), 'node_modules/.cache/maia', `${library}-${versionOf(library)}-${listed}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}-${process.pid}`;
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: unfinished,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [fileOf(name), name])),
        external: SHARED,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another run was faster.
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
}

/** What tests resolve differently: the bundles, and the environment of the tests that begin with `@vitest-environment page`. */
export async function testAliases() {
  const aliases: { find: string | RegExp; replacement: string }[] = [
    { find: 'vitest-environment-page', replacement: join(process.cwd(), 'tests/support/page-environment.ts') },
  ];
  for (const [library, names] of Object.entries(LIBRARIES)) {
    const folder = await bundled(library, names);
    for (const name of names)
      aliases.push({ find: new RegExp(`^${name}$`), replacement: join(folder, `${fileOf(name)}.mjs`) });
  }
  return aliases;
}
