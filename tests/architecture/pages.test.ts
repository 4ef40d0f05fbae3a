import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageHeaders } from '../../server/static/page-headers.ts';
import { repository } from '../support/build/build-app.ts';

const read = (name: string) => readFileSync(join(repository, name), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const folders = ['src', 'server', 'functions', 'scripts', 'tests', 'docs', 'public', '.ci'];
/** The paths of all files and folders of the repository. */
const paths = [
  ...readdirSync(repository),
  ...folders.flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  ),
];
const names = new Set(paths.map((path) => basename(path)));

const begins = new RegExp(`^(${folders.join('|').replace('.', '\\.')})/`);

/** Everything in backticks or in a link, except in code blocks. */
const named = (page: string) => {
  const text = page.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '');
  return [...text.matchAll(/`([^`\n]+)`|\]\(([^)\s]+)\)/g)].map(
    ([, code, link]) => code ?? link?.replace(/#.*/, '') ?? '',
  );
};

/** Whether the text is a path of this repository. `<record>`, `*` and `.ts(x)` match several files. */
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

/** Whether the text is a file name without a folder, as written next to a full path. */
const isName = (text: string) => /^[\w.-]+\.(ts|tsx|mjs|json|md|worker)$/.test(text);
const isKnown = (name: string) => names.has(name) || names.has(`${name}.ts`);
/** Files that a command or a user creates. */
const madeLater = [
  'clinic.json',
  'demo.json',
  'server.json',
  'mail.jsonl',
  'requests.jsonl',
  'last-backup.json',
  'clean-stop.json',
  'appwrite-variables.json',
  'sbom.cdx.json',
];

const pages = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/operations.md',
  'docs/appwrite.md',
  'docs/configuration.md',
];

describe.each(pages)('%s', (name) => {
  const all = named(read(name));

  it('names only files and folders that are there', () => {
    const asked = all.filter(isPath);
    expect(all.length).toBeGreaterThan(5);
    expect(asked.filter((path) => !isThere(path))).toEqual([]);
    expect(all.filter((each) => isName(each) && !isKnown(each) && !madeLater.includes(each))).toEqual([]);
  });

  it('names only scripts that are there', () => {
    const asked = [...read(name).matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script ?? '');
    expect(asked.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
  });
});

it('CONTRIBUTING has a line for every script that a person runs', () => {
  const page = read('CONTRIBUTING.md');
  const isNamed = (script: string) =>
    page.includes(`npm run ${script}`) || page.includes(`npm ${script}`) || page.includes(`\`${script}\``);
  expect(Object.keys(scripts).filter((script) => !isNamed(script))).toEqual([]);
});

it('what the Appwrite page asks of an Appwrite server of one’s own is enough for the largest file and the longest function', () => {
  const least = (setting: string) =>
    Number(new RegExp(`\`${setting}\` of at least (\\d+)`).exec(read('docs/appwrite.md'))?.[1]);
  const { buckets, functions } = JSON.parse(read('appwrite.json')) as {
    buckets: { maximumFileSize: number }[];
    functions: { timeout: number; runtime: string }[];
  };
  expect(least('_APP_STORAGE_LIMIT')).toBe(Math.max(...buckets.map(({ maximumFileSize }) => maximumFileSize)));
  expect(least('_APP_FUNCTIONS_TIMEOUT')).toBe(Math.max(...functions.map(({ timeout }) => timeout)));
  for (const { runtime } of functions) expect(read('docs/appwrite.md')).toContain(`the runtime \`${runtime}\``);
});

describe('the host of static files in the Appwrite page', () => {
  const [, block = ''] =
    /root \* \/srv\/maia\/dist[\s\S]*?route \{\n([\s\S]*?)\n *\}\n/.exec(read('docs/appwrite.md')) ?? [];
  const lines = [...block.matchAll(/^ *header (?:(\/\S+) )?([\w-]+) (?:"([^"]+)"|(\S+))$/gm)];
  const isMeant = (path: string, wanted = '*') => {
    const [before = '', after = ''] = wanted.split('*');
    return path.startsWith(before) && path.endsWith(after);
  };
  /**
   * The headers that Caddy sends: inside `route` the lines apply in order, and a later line overrides an earlier one.
   */
  const sentFor = (asked: string) =>
    Object.fromEntries(
      lines
        .filter(([, path]) => isMeant(asked, path))
        .map(([, , name = '', quoted, bare]) => [name.toLowerCase(), quoted ?? bare]),
    );
  const api = ' https://api.maia.clinic.example wss://api.maia.clinic.example';
  const year = 'public, max-age=31536000, immutable';

  it.each([
    ['/', 'no-cache'],
    ['/service-worker.js', 'no-cache'],
    ['/assets/index-CLmpd0cG.js', year],
    ['/assets/ocr.worker-CLmpd0cG.js', year],
  ])('sends with %s what this server does, and lets the page call the API', (path, kept) => {
    const { 'content-security-policy': policy = '', ...others } = pageHeaders(true, path);
    expect(sentFor(path)).toEqual({
      ...others,
      'content-security-policy': policy
        .replace("connect-src 'self'", `connect-src 'self'${api}`)
        .replace('; report-uri /v1/csp', ''),
      'cache-control': kept,
    });
  });
});
