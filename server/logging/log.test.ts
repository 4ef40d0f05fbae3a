import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openLogFile } from './log-file.ts';
import { failureLine, Notice } from './log.ts';

it('an error is logged with its name and stack, and with its message only if that contains nothing of a request', () => {
  const fault = JSON.parse(failureLine(new TypeError('Canary is no function'))) as Record<string, unknown>;
  expect(fault).toMatchObject({
    level: 'error',
    name: 'TypeError',
    at: [expect.stringContaining('log.test.ts'), ...(fault['at'] as string[]).slice(1)],
  });
  expect(JSON.stringify(fault)).not.toContain('Canary');
  const full = Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR' });
  expect(JSON.parse(failureLine(full))).toMatchObject({ message: 'database or disk is full' });
  expect(JSON.parse(failureLine(new Notice('2 mails were not sent')))).toMatchObject({
    message: '2 mails were not sent',
  });
  expect(failureLine({ secret: 'Canary' })).not.toContain('Canary');
});

it('the log has every line in order in at most two files, neither larger than allowed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'));
  const path = join(folder, 'requests.jsonl');
  const first = openLogFile(path, 1000);
  for (let n = 1; n <= 5; n++) first.write(`line ${n}`);
  first.close();
  for (let n = 6; n <= 300; n++) {
    const log = openLogFile(path, 1000);
    log.write(`line ${n}`);
    log.close();
  }
  expect(readdirSync(folder).sort()).toEqual(['requests.jsonl', 'requests.jsonl.1']);
  const [older = '', newer = ''] = [`${path}.1`, path].map((file) => readFileSync(file, 'utf8'));
  expect(Math.max(older.length, newer.length)).toBeLessThanOrEqual(1000);
  const numbers = (older + newer)
    .trim()
    .split('\n')
    .map((line) => Number(line.slice(5)));
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, i) => 301 - numbers.length + i));
  rmSync(folder, { recursive: true });
});
