import { nameOf, type LockedPackages } from './lockfile.ts';

/** Licences that ask for the notice only, or nothing. SPDX ids. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'Zlib',
  // A change to a file under it must be published; Maia uses these packages unchanged.
  'MPL-2.0',
]);

/** Licences that are allowed for named packages only, with the reason. */
const ALLOWED_FOR: Readonly<Record<string, { readonly packages: RegExp; readonly reason: string }>> = {
  'LGPL-3.0-or-later': {
    packages: /^@img\/sharp-/,
    reason: 'a library that is loaded at run time and can be replaced',
  },
  'OFL-1.1': { packages: /^@fontsource-variable\//, reason: 'a font' },
  'CC-BY-4.0': { packages: /^caniuse-lite$/, reason: 'data about browsers, used by the build only' },
};

const isAllowedId = (id: string, name: string): boolean =>
  ALLOWED.has(id) || (ALLOWED_FOR[id]?.packages.test(name) ?? false);

/** Whether an SPDX expression is allowed: one part of an OR, every part of an AND. Other forms are refused. */
export function isAllowed(expression: string, name: string): boolean {
  const text = expression.replace(/^\((.*)\)$/, '$1');
  if (/[()]| WITH /.test(text)) return false;
  return text.split(' OR ').some((choice) => choice.split(' AND ').every((id) => isAllowedId(id.trim(), name)));
}

/** Packages whose licence is missing or is not allowed. */
export const licenceFaults = (packages: LockedPackages): string[] =>
  Object.entries(packages)
    .filter(([path, { license }]) => path !== '' && !isAllowed(license ?? '', nameOf(path)))
    .map(([path, { license }]) => `${path}: ${license ?? 'no licence'}`);
