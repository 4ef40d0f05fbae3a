// Checks the layout: `node scripts/lint/check-rooms.mjs [folder]`. Plain Node, because `npm run lint` must be fast.
// rooms.json lists every folder from the lowest to the highest; a file may import from its own folder and from lower ones.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = process.argv[2] ?? fileURLToPath(new URL('../..', import.meta.url));
const FLOORS = ['src', 'server', 'functions', 'scripts'];
const MAX_FILES = 24;
const MAX_FILES_OF_SRC = 8;
const MAX_DEPTH = 4;
/** Holds one file for each area of the app's words, in each language. */
const CATALOGUE = 'src/i18n/messages';

const isSource = (path) => /\.(ts|tsx|mjs|js)$/.test(path) && !/\.(test|d)\.tsx?$/.test(path);
const toPosix = (path) => path.split(sep).join('/');

const featureOf = (path) => /^src\/features\/([^/]+)\//.exec(path)?.[1];

/** @returns the files which a source text imports, relative to the root; packages and assets are left out */
function importsOf(path, text) {
  const specifiers = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([@.][^'?]*)/g)].map(([, specifier]) => specifier);
  return specifiers
    .map((specifier) =>
      specifier.startsWith('@/')
        ? `src/${specifier.slice(2)}`
        : specifier.startsWith('.')
          ? posix.normalize(posix.join(posix.dirname(path), specifier))
          : '',
    )
    .filter((target) => isSource(target) && existsSync(join(root, target)));
}

const rooms = JSON.parse(readFileSync(join(root, 'scripts/lint/rooms.json'), 'utf8'));
const rank = new Map(rooms.map((room, index) => [room, index]));
const sources = FLOORS.filter((floor) => existsSync(join(root, floor))).flatMap((floor) =>
  readdirSync(join(root, floor), { recursive: true, encoding: 'utf8' })
    .map((path) => toPosix(relative(root, join(root, floor, path))))
    .filter((path) => isSource(path) && !path.includes('node_modules')),
);

const problems = [];
const counts = new Map();
for (const path of sources) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
for (const [room, count] of counts) {
  const limit = room === 'src' ? MAX_FILES_OF_SRC : MAX_FILES;
  if (!rank.has(room))
    problems.push(`${room} is not in scripts/lint/rooms.json: put it above every folder that it imports.`);
  if (count > limit && !room.startsWith(CATALOGUE))
    problems.push(`${room} has ${count} source files, at most ${limit} are allowed: divide it by subject.`);
  if (room.startsWith('src/') && room.split('/').length - 1 > MAX_DEPTH)
    problems.push(`${room} is deeper than ${MAX_DEPTH} folders under src.`);
}
for (const room of rooms)
  if (!counts.has(room)) problems.push(`scripts/lint/rooms.json names ${room}, which has no source file.`);
for (const path of sources)
  for (const target of importsOf(path, readFileSync(join(root, path), 'utf8'))) {
    const [from, to] = [dirname(path), dirname(target)];
    const [own, other] = [featureOf(path), featureOf(target)];
    if (own && other && own !== other)
      problems.push(
        `${path} imports ${target}, but features never import features: src/routes.tsx joins them. Shared shapes go to src/ui or src/app, shared records to src/model.`,
      );
    if ((rank.get(to) ?? 0) > (rank.get(from) ?? Infinity))
      problems.push(`${path} imports ${target}, but ${from} is below ${to}: move what is shared to a lower folder.`);
  }

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
