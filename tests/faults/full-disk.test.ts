import { expect, test } from 'vitest';
import { CONFIG } from '../contract/server/server-under-test.ts';
import { fullDisk } from './full-disk.ts';

test(
  'on a full disk writes are refused as such, reads go on, and room is all it takes',
  { timeout: 120_000 },
  async () => {
    const { kind, refused, stored } = await fullDisk(CONFIG);
    if (kind !== 'file system')
      process.stderr.write(
        '\n*** No file system may be mounted here: the full disk was a limit on file sizes instead. ***\n',
      );
    expect(stored).toBeGreaterThan(2);
    expect(Object.keys(refused).filter((status) => status !== '507' && status !== '503')).toEqual([]);
    expect(Object.values(refused).reduce((sum, n) => sum + n, 0)).toBeGreaterThan(50);
  },
);
