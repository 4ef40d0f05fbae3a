import { describe, expect, it } from 'vitest';
import { judgeAudit } from '../../scripts/dependencies/judge-audit.ts';
import { isAllowed, licenceFaults } from '../../scripts/dependencies/licences.ts';
import {
  INSTALL_SCRIPTS,
  lockfileFaults,
  nameOf,
  readLockfile,
  type LockedPackages,
} from '../../scripts/dependencies/lockfile.ts';

const packages = readLockfile();
/** The lockfile with one added package. */
const planting = (locked: Partial<LockedPackages[string]>, path = 'node_modules/planted'): LockedPackages => ({
  ...packages,
  [path]: {
    version: '1.0.0',
    license: 'MIT',
    integrity: `sha512-${'A'.repeat(86)}==`,
    dependencies: {},
    devDependencies: {},
    optionalDependencies: {},
    ...locked,
  },
});

describe('the lockfile', () => {
  it('gives every package a checksum and no address, takes none from git or a folder, and runs named install scripts only', () => {
    expect(lockfileFaults(packages)).toEqual([]);
    expect(lockfileFaults(planting({}))).toEqual([]);
  });

  it.each<[string, Partial<LockedPackages[string]>]>([
    ['has no SHA-512 checksum', { integrity: undefined }],
    ['has no SHA-512 checksum', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }],
    ['names the address', { resolved: 'https://registry.example/planted.tgz' }],
    ['is a link', { link: true }],
    ['runs a script', { hasInstallScript: true }],
    ['comes from git+ssh', { dependencies: { other: 'git+ssh://git@host.example/a/b.git' } }],
    ['comes from someone/fork', { dependencies: { other: 'someone/fork' } }],
    ['comes from https', { optionalDependencies: { other: 'https://host.example/a.tgz' } }],
    ['comes from file:', { devDependencies: { other: 'file:../a' } }],
  ])('with a package that %s is refused', (words, locked) => {
    expect(lockfileFaults(planting(locked))).toEqual([expect.stringContaining(words)]);
  });

  it('has no name in the list of install scripts that needs none any more', () => {
    const running = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(new Set(running.map(([path]) => nameOf(path)))).toEqual(new Set(Object.keys(INSTALL_SCRIPTS)));
  });
});

describe('the licences of the packages', () => {
  it('are on the list of allowed licences', () => {
    expect(licenceFaults(packages)).toEqual([]);
  });

  it.each([
    ['GPL-3.0-only', 'x', false],
    ['AGPL-3.0-or-later', 'x', false],
    ['SEE LICENSE IN LICENSE', 'x', false],
    ['UNLICENSED', 'x', false],
    ['', 'x', false],
    ['LGPL-3.0-or-later', 'x', false],
    ['LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64', true],
    ['(MIT OR GPL-3.0-only)', 'x', true],
    ['MIT AND GPL-3.0-only', 'x', false],
    ['(MIT AND Zlib)', 'x', true],
  ])('%s of %s: %s', (expression, name, allowed) => {
    expect(isAllowed(expression, name)).toBe(allowed);
  });

  it('with a package of another licence or without one are refused by name', () => {
    expect(licenceFaults(planting({ license: 'GPL-3.0-only' }))).toEqual(['node_modules/planted: GPL-3.0-only']);
    expect(licenceFaults(planting({ license: undefined }))).toEqual(['node_modules/planted: no licence']);
  });
});

describe('the audit', () => {
  const counts = { low: 0, moderate: 0, high: 0, critical: 0 };
  const audit = (more: Partial<typeof counts>, vulnerabilities = {}) =>
    judgeAudit(JSON.stringify({ metadata: { vulnerabilities: { ...counts, ...more } }, vulnerabilities }));

  it('fails for a high or critical weakness, and names the package', () => {
    const verdict = audit({ high: 1 }, { planted: { severity: 'high' } });
    expect(verdict).toMatchObject({ isAudited: true, hasFailed: true });
    expect(verdict.lines.join('\n')).toContain('high: planted');
    expect(audit({ critical: 1 }).hasFailed).toBe(true);
    expect(audit({ low: 3, moderate: 1 })).toMatchObject({ isAudited: true, hasFailed: false });
  });

  it.each([
    ['a registry that does not audit', '{"message":"405 Method Not Allowed - POST https://registry.example/-/npm/v1"}'],
    ['no network', '{"message":"request to https://registry.example failed, reason: getaddrinfo ENOTFOUND"}'],
    ['no output', ''],
    ['another output', '{"metadata":{}}'],
  ])('with %s says that nothing was audited, and never that all is well', (_name, output) => {
    const { isAudited, lines } = judgeAudit(output);
    expect(isAudited).toBe(false);
    expect(lines[0]).toMatch(/^NOT AUDITED/);
    expect(lines.join('\n')).not.toContain('registry.example');
  });
});
