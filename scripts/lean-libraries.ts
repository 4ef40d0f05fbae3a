import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst, type Plugin } from 'vite';

const own = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Parts of libraries that nothing here needs in full; each file says why. Tests compare them with the originals. */
export const leanParts = [
  { find: /^@formatjs\/icu-messageformat-parser$/, replacement: own('../src/i18n/message-parser.ts') },
  { find: /^json-bigint$/, replacement: own('../src/sync/plain-json.ts') },
];

/**
 * Dexie's wrapper leads to a build for browsers of ten years ago. Only for the app as it is built: whoever develops has
 * RxDB bundled ahead by Vite, with a Dexie of its own.
 */
export const leanDexie = { find: /^dexie$/, replacement: own('../node_modules/dexie/dist/modern/dexie.mjs') };

/**
 * React Router's one module says of its contexts, components and tables that making them does something, so all of its
 * server rendering comes along with a single hook. Says that it does not: half of the router's bytes go.
 */
export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/\w+\/chunk-/ },
    handler: (code) =>
      code
        .replaceAll(/(?<== )(?:React\w*\.(?:createContext|forwardRef|memo)\(|new (?:Set|URL)\()/g, '/* @__PURE__ */ $&')
        .replaceAll(/^\w+\.displayName = ".*";$/gm, ''),
  },
};

/** Nothing else imports the SDK; the lint says so. */
const SDK_USERS = own('../src/sync');
/** What has only methods that ask the server for something. */
const SERVICES = new Set(['Account', 'Databases', 'Functions', 'Storage']);

const calledNames = (code: string): string[] =>
  [...code.matchAll(/\.(\w+)(?:<[^()]*>)?\(/g)].map(([, name = '']) => name);

/** The names of all methods that the app calls on anything, and so those that it calls on the SDK. */
export const usedMethods = (): ReadonlySet<string> =>
  new Set(
    readdirSync(SDK_USERS, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) => calledNames(readFileSync(join(SDK_USERS, path), 'utf8'))),
  );

/** The code of the SDK without the methods of its services that nobody calls: a bundler cannot tell, since they are members. */
export function withoutUnused(code: string, used: ReadonlySet<string>): string {
  const usedInside = new Set([...code.matchAll(/\bthis\.(\w+)\(/g)].map(([, name]) => name));
  const unused = parseAst(code).body.flatMap((statement) =>
    statement.type !== 'ClassDeclaration' || !SERVICES.has(statement.id?.name ?? '')
      ? []
      : statement.body.body.filter(
          (member) =>
            member.type === 'MethodDefinition' &&
            member.kind === 'method' &&
            member.key.type === 'Identifier' &&
            !used.has(member.key.name) &&
            !usedInside.has(member.key.name),
        ),
  );
  return unused.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), code);
}

/** Cuts the SDK to what is called of it. */
export const leanSdk: Plugin = {
  name: 'lean-sdk',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/appwrite\/dist\/esm\/sdk\.js$/ },
    handler: (code) => withoutUnused(code, usedMethods()),
  },
};

/** Two warnings about a locale that the browser does not know. */
const LOCALE_CHECK =
  /(?<=\n\t)\} else if \(!Intl\.NumberFormat\.supported.*\n\telse if \(!Intl\.DateTimeFormat\.supported.*(?=\n)/;

/** @throws when the library no longer has them in this form */
export function withoutLocaleCheck(code: string): string {
  if (!LOCALE_CHECK.test(code)) throw new Error('@formatjs/intl has changed: its check of the locale was not found');
  return code.replace(LOCALE_CHECK, '}');
}

/** Which of some locales the browser knows; it is given one, and takes that one too when there is none that it knows. */
const LOCALE_CHOICE = 'const supportedLocales = Intl.NumberFormat.supportedLocalesOf(locales);';

/** @throws when the library no longer asks so */
export function withoutLocaleChoice(code: string): string {
  if (!code.includes(LOCALE_CHOICE))
    throw new Error('intl-messageformat has changed: its choice of a locale was not found');
  return code.replace(LOCALE_CHOICE, 'const supportedLocales = [];');
}

/** Where words are given their number formats. */
const NUMBER_FORMAT = 'new Intl.NumberFormat(...args)';

/** @throws when the library no longer makes them so */
export function withOwnNumberFormat(code: string): string {
  if (code.split(NUMBER_FORMAT).length !== 2)
    throw new Error('@formatjs/intl has changed: where it makes number formats was not found');
  return `import { numberFormat } from '@/i18n/number-format.ts';\n${code.replace(NUMBER_FORMAT, 'numberFormat(...args)')}`;
}

/**
 * A browser takes as long to say which dates or numbers it can write, or to write the first one, as to draw twenty rows,
 * and the first page may need none.
 */
export const leanIntl: Plugin = {
  name: 'lean-intl',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/(@formatjs\/intl|intl-messageformat)\/index\.js$/ },
    handler: (code, id) =>
      id.includes('messageformat') ? withoutLocaleChoice(code) : withOwnNumberFormat(withoutLocaleCheck(code)),
  },
};
