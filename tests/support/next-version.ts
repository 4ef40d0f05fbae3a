import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const TEXTS = new Set(['.js', '.html', '.css', '.webmanifest']);
const REVISION = /(revision"?:\s*["'`])([0-9a-f]{32})/g;
const HASHED = /-([\w-]{8})(\.(?:js|css))$/;

/**
 * A copy of a built app in which every script and style has another name, as after a change that reaches all of them.
 * Faster than a second build, and the same for a browser.
 */
export function makeNextVersion(built: string, folder: string): void {
  cpSync(built, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const names = new Map(
    readdirSync(assets)
      .filter((name) => HASHED.test(name))
      .map((name) => [name, name.replace(HASHED, '-next$1$2')]),
  );
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => TEXTS.has(extname(name)));
  for (const file of files) {
    let text = readFileSync(join(folder, file), 'utf8');
    for (const [name, next] of names) text = text.replaceAll(name, next);
    // What keeps its name is told apart by its revision.
    writeFileSync(join(folder, file), text.replaceAll(REVISION, '$1next$2'));
  }
  for (const [name, next] of names) renameSync(join(assets, name), join(assets, next));
}
