import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repository } from '../support/build-app.ts';

const read = (name: string) => readFileSync(join(repository, name), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const folders = ['src', 'server', 'functions', 'scripts', 'tests', 'docs', 'public', '.ci'];
/** Every file and folder of the repository, by its path. */
const paths = [
  ...readdirSync(repository),
  ...folders.flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  ),
];
const names = new Set(paths.map((path) => basename(path)));

const begins = new RegExp(`^(${folders.join('|').replace('.', '\\.')})/`);

/** What stands between backticks or is linked, outside blocks of code. */
const named = (page: string) => {
  const text = page.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '');
  return [...text.matchAll(/`([^`\n]+)`|\]\(([^)\s]+)\)/g)].map(([, code, link]) => code ?? link ?? '');
};

/** A path of this repository; `<record>`, `*` and `.ts(x)` stand for several. */
const isPath = (text: string) => begins.test(text) && !text.includes(' ');
const isThere = (named: string) => {
  const pattern = named
    .replace(/\/$/, '')
    .replaceAll(/<[^>]+>/g, '*')
    .replace('.ts(x)', '.ts*')
    .split('*')
    .map((part) => part.replaceAll(/[.()]/g, '\\$&'))
    .join('[^/]*');
  const matches = new RegExp(`^${pattern}$`);
  return paths.some((path) => matches.test(path));
};

/** A file's name alone, beside the path of its neighbour. */
const isName = (text: string) => /^[\w.-]+\.(ts|tsx|mjs|json|md|worker)$/.test(text);
const isKnown = (name: string) => names.has(name) || names.has(`${name}.ts`);
/** Made by a command, or a person's own. */
const madeLater = ['clinic.json', 'mail.jsonl', 'requests.jsonl'];

describe.each(['README.md', 'ARCHITECTURE.md'])('%s', (name) => {
  const all = named(read(name));

  it('names only files and folders that are there', () => {
    const asked = all.filter(isPath);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((path) => !isThere(path))).toEqual([]);
    expect(all.filter((each) => isName(each) && !isKnown(each) && !madeLater.includes(each))).toEqual([]);
  });

  it('names only scripts that are there', () => {
    const asked = [...read(name).matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script ?? '');
    expect(asked.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
  });
});

it('the README has a line for every script that a person runs', () => {
  const page = read('README.md');
  const isNamed = (script: string) =>
    page.includes(`npm run ${script}`) || page.includes(`npm ${script}`) || page.includes(`\`${script}\``);
  expect(Object.keys(scripts).filter((script) => !isNamed(script))).toEqual([]);
});
