import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { archiveBytes } from './archive-input.ts';

it('an archive that disappears before it is read fails where it is read, and nowhere else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maia-archive-'));
  const path = join(folder, 'clinic.tar');
  writeFileSync(path, 'the first bytes of an archive');
  const bytes = await archiveBytes(path);
  rmSync(folder, { recursive: true });
  // Long enough for a stream that opens by itself.
  await wait(50);
  const read = async () => {
    for await (const _ of bytes);
  };
  await expect(read()).rejects.toThrow(/ENOENT/);
});
