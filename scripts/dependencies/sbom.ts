import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** Not committed: 0.6 MB that package-lock.json determines. */
const FILE = fileURLToPath(new URL('../../sbom.cdx.json', import.meta.url));
const Bom = v.looseObject({
  bomFormat: v.literal('CycloneDX'),
  metadata: v.looseObject({ component: v.looseObject({ name: v.string() }) }),
  components: v.pipe(v.array(v.looseObject({ purl: v.string() })), v.minLength(1)),
});

const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
const { stdout, stderr, status } = spawnSync('npm', [...args, ...process.argv.slice(2)], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
  maxBuffer: 64 * 1024 * 1024,
});
if (status !== 0) {
  console.error(`npm sbom failed; it needs npm 9.9 or newer.\n${stderr}`);
  process.exit(1);
}
const bom = v.parse(Bom, JSON.parse(stdout));
const { name } = v.parse(v.object({ name: v.string() }), JSON.parse(readFileSync('package.json', 'utf8')));
// npm uses the name of the folder.
bom.metadata.component.name = name;
writeFileSync(FILE, `${JSON.stringify(bom, null, 2)}\n`);
console.log(`${FILE}: ${bom.components.length} packages, CycloneDX`);
