import { createHash, scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashSync } from '@node-rs/bcrypt';
import { decodeImported, encodeImported, matchesImported, SHA_VERSIONS, type ImportedHash } from './imported-hash.ts';

const PASSWORD = 'Größe-und-Lampe-42';
const digest = (name: string): string => createHash(name.replace('/', '-')).update(PASSWORD).digest('hex');
const scrypt = { salt: 'salt of another server', costCpu: 16, costMemory: 8, costParallel: 2, length: 64 };
const cost = { N: 16, r: 8, p: 2 };

const hashes: [string, string, ImportedHash][] = [
  ['bcrypt of Node', PASSWORD, { type: 'bcrypt', hash: hashSync(PASSWORD, 4) }],
  ['bcrypt of PHP', PASSWORD, { type: 'bcrypt', hash: hashSync(PASSWORD, 4).replace(/^\$2b/, '$2y') }],
  ['MD5', PASSWORD, { type: 'md5', hash: digest('md5') }],
  ...SHA_VERSIONS.map((version): [string, string, ImportedHash] => [
    version,
    PASSWORD,
    { type: 'sha', version, hash: digest(version).toUpperCase() },
  ]),
  [
    'scrypt',
    PASSWORD,
    { type: 'scrypt', hash: scryptSync(PASSWORD, scrypt.salt, 64, cost).toString('hex'), ...scrypt },
  ],
  // The example of phpass itself.
  ['phpass', 'test12345', { type: 'phpass', hash: '$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0' }],
  [
    // The example of Firebase's own library.
    'the scrypt of Firebase',
    'user1password',
    {
      type: 'scryptMod',
      hash: 'lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==',
      salt: '42xEC+ixf3L2lw==',
      saltSeparator: 'Bw==',
      signerKey: 'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
    },
  ],
];

describe('a hash of another system', () => {
  it.each(hashes)('%s opens with its password and with no other', async (_, password, imported) => {
    expect(await matchesImported(password, imported)).toBe(true);
    for (const wrong of [`${password} `, password.toUpperCase(), '', imported.hash])
      expect(await matchesImported(wrong, imported)).toBe(false);
  });

  it.each(hashes)('%s is stored with its parameters', (_, _password, imported) => {
    expect(decodeImported(encodeImported(imported))).toEqual(imported);
  });

  it.each(['argon2', 'bcrypt', 'md5', 'phpass'] as const)('of %s that is none opens with nothing', async (type) => {
    for (const hash of ['not-a-hash', '$P$zIQRaTwmf', '$2y$99$x', ''])
      for (const password of [hash, PASSWORD]) expect(await matchesImported(password, { type, hash })).toBe(false);
  });

  it('with parameters that need too much memory opens with nothing', async () => {
    const imported = { type: 'scrypt', hash: '00', ...scrypt, costCpu: 2 ** 30 } as const;
    expect(await matchesImported(PASSWORD, imported)).toBe(false);
  });
});
