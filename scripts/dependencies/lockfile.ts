import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const LockedPackage = v.object({
  version: v.optional(v.string()),
  integrity: v.optional(v.string()),
  resolved: v.optional(v.string()),
  license: v.optional(v.string()),
  link: v.optional(v.boolean()),
  hasInstallScript: v.optional(v.boolean()),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  devDependencies: v.optional(v.record(v.string(), v.string()), {}),
  optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
});
const Lockfile = v.object({ lockfileVersion: v.literal(3), packages: v.record(v.string(), LockedPackage) });

/** The packages of a package-lock.json by path; the app itself is `''`. */
export type LockedPackages = v.InferOutput<typeof Lockfile>['packages'];

/** @throws ValiError when the text is no package-lock.json of version 3 */
export const parseLockfile = (text: string): LockedPackages => v.parse(Lockfile, JSON.parse(text)).packages;

export const readLockfile = (): LockedPackages =>
  parseLockfile(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'));

/** The name of a package, without the folder that it is in. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Packages that may run a script when they are installed, with the reason. Any script can do what the user can do. */
export const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  '@photostructure/sqlite': 'picks or builds the database driver for Node before 22.13',
  esbuild: 'puts the binary for this machine in place; tsx and the bundles of functions use it',
  'tesseract.js': 'prints a request for donations',
};

/** The source of a dependency that is no version of the registry: git, a file, an address. */
const OTHER_SOURCE = /^(git|github:|gitlab:|bitbucket:|file:|link:|https?:)|^[\w.-]+\/[\w.-]+(#|$)/;
const INTEGRITY = /^sha512-[A-Za-z0-9+/]{86}==$/;

function* faultsOf(path: string, locked: LockedPackages[string]): Generator<string> {
  const { dependencies, devDependencies, optionalDependencies } = locked;
  for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }))
    if (OTHER_SOURCE.test(range)) yield `${path || 'package.json'}: ${name} comes from ${range}, not from the registry`;
  if (path === '') return;
  if (locked.link) yield `${path} is a link to a folder`;
  if (!INTEGRITY.test(locked.integrity ?? '')) yield `${path} has no SHA-512 checksum`;
  // The lockfile names no registry, so an install uses the one that the machine is configured for.
  if (locked.resolved !== undefined) yield `${path} names the address ${locked.resolved}`;
  if (locked.hasInstallScript && !(nameOf(path) in INSTALL_SCRIPTS))
    yield `${path} runs a script at its install and is not in INSTALL_SCRIPTS (scripts/dependencies/lockfile.ts)`;
}

/** What breaks the rules for locked packages; empty when all hold. */
export const lockfileFaults = (packages: LockedPackages): string[] =>
  Object.entries(packages).flatMap(([path, locked]) => [...faultsOf(path, locked)]);
