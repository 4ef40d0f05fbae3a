import { execFile } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeFindings } from '../../../scripts/admin/check.ts';
import { createIdentity } from '../../../server/admin/age-keys.ts';
import { createBackup } from '../../../server/admin/backup.ts';
import { checkClock } from '../../../scripts/admin/check/check-clock.ts';
import { checkInstallation, type CheckOptions } from '../../../scripts/admin/check/check-installation.ts';
import { checkData, checkNode } from '../../../scripts/admin/check/check-versions.ts';
import { ok, unknown, unsafe, warning, type Finding } from '../../../scripts/admin/check/finding.ts';
import { saveLastBackup } from '../../../server/admin/last-backup.ts';
import { startBackend, type BackendOptions, type RunningBackend } from '../../../server/backend.ts';
import { readSchema } from '../../../server/schema/read-schema.ts';
import { DatabaseSync } from '../../../server/store/driver.ts';
import { Client } from '../server/client.ts';
import { CONFIG, done } from '../server/server-under-test.ts';
import { upload } from '../server/upload-file.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const KEY = 'f3b1c9d07a5e4826b8f0d2c4e6a79135';
const SAFE = { host: '127.0.0.1', trustProxy: true, origins: ['https://maia.clinic.example'], apiKey: KEY };
const SMTP = { url: 'smtps://user:word@mail.example:465', from: 'Maia <no-reply@maia.example>' };
const HOUR_MS = 3_600_000;

let folder: string;
let data: string;
let running: RunningBackend | null = null;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-'));
  data = join(folder, 'data');
});
afterEach(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

/** Sets the file modes that the server process sets: other users can read nothing. */
function protect(): void {
  chmodSync(data, 0o700);
  for (const entry of readdirSync(data, { withFileTypes: true, recursive: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
}

async function start(options: Partial<BackendOptions> = {}): Promise<void> {
  running = await startBackend({ config: CONFIG, data, port: 0, smtp: SMTP, ...SAFE, ...options });
  protect();
}
async function stop(): Promise<void> {
  await running?.close();
  running = null;
}
async function backUp(): Promise<void> {
  await createBackup(data, join(folder, 'clinic.age'), [await createIdentity(join(folder, 'identity'))]);
}

const check = (options: Partial<CheckOptions> = {}): Promise<Finding[]> =>
  checkInstallation({
    dataPath: data,
    config: CONFIG,
    envFile: join(folder, '.env'),
    isFull: false,
    timeSources: [],
    env: {},
    ...options,
  });
const isOfNode = ({ what }: Finding): boolean => what.startsWith('Node ');
/** The warnings, without the one about the version of Node that runs this test. */
const unsafeOf = async (options: Partial<CheckOptions> = {}): Promise<string> =>
  (await check(options))
    .filter((finding) => finding.level === 'unsafe' && !isOfNode(finding))
    .map(({ what, advice }) => `${what} ${advice}`)
    .join('\n');

describe('a check of an installation', { timeout: 60_000 }, () => {
  it('finds nothing unsafe in one that follows the manual, and changes nothing', async () => {
    await start();
    await backUp();
    const stateOf = () => readdirSync(data).map((name) => `${name} ${statSync(join(data, name)).mtimeMs}`);
    const before = stateOf();
    expect(await unsafeOf({ isFull: true })).toBe('');
    expect(stateOf().filter((line) => !/server\.lock|-shm/.test(line))).toEqual(
      before.filter((line) => !/server\.lock|-shm/.test(line)),
    );
  });

  it.each<[string, Partial<BackendOptions>, RegExp]>([
    ['a weak key', { apiKey: 'change-me' }, /key is weak.*openssl rand/],
    [
      'a port on all addresses beside the proxy',
      { host: undefined },
      /open on all addresses, beside the proxy.*127\.0\.0\.1/,
    ],
    ['a port on all addresses without a proxy', { host: '0.0.0.0', trustProxy: false }, /without https.*--trust-proxy/],
    ['no https address', { origins: [] }, /not set up for https.*--origin https/],
    [
      'an address without https',
      { origins: ['https://a.example', 'http://b.example'] },
      /Not https: http:\/\/b\.example/,
    ],
    [
      'mail without TLS',
      { smtp: { ...SMTP, url: 'smtp://mail.example?ignoreTLS=true' } },
      /Mail goes out without encryption.*smtps/,
    ],
    [
      'mail to an unchecked server',
      { smtp: { ...SMTP, url: 'smtps://mail.example?tls.rejectUnauthorized=false' } },
      /unchecked server/,
    ],
  ])('finds %s of the running server, and says what to do', async (_name, options, expected) => {
    await start(options);
    await backUp();
    expect(await unsafeOf()).toMatch(expected);
  });

  it('warns while doctors and admins need no second factor', async () => {
    const warned = async () =>
      (await check()).filter(({ level, what }) => level === 'warning' && what.includes('second factor'));
    await start();
    expect((await warned()).map(({ advice }) => advice)).toEqual([expect.stringContaining('--require-staff-mfa')]);
    await stop();
    await start({ requireStaffMfa: true });
    expect(await warned()).toEqual([]);
  });

  it('does not call a port safe that is open for a proxy on another machine, because it cannot see the firewall', async () => {
    await start({ host: '0.0.0.0', proxies: ['172.18.0.2'] });
    await backUp();
    expect(await unsafeOf()).toBe('');
    const unseen = (await check()).filter(({ level }) => level === 'unknown').map(({ what }) => what);
    expect(unseen.join()).toContain('for the proxy at 172.18.0.2');
  });

  it('announces no secret for it: neither the key nor the password of the mail server', async () => {
    await start();
    const announced = readFileSync(join(data, 'server.json'), 'utf8');
    expect(announced).not.toContain(KEY);
    expect(announced).not.toContain('word@');
  });

  it('of a stopped server says what it cannot see, and finds a weak key and plain mail in the environment', async () => {
    await start();
    await backUp();
    await stop();
    expect((await check()).filter(({ level }) => level === 'unknown').map(({ what }) => what)).toEqual([
      expect.stringContaining('No running server'),
      expect.stringContaining('No time source'),
      expect.stringContaining('contents of the database were not read'),
    ]);
    const env = { APPWRITE_API_KEY: 'example', SMTP_URL: 'smtp://m.example?ignoreTLS=true', SMTP_FROM: 'a@b.example' };
    expect(await unsafeOf({ env })).toMatch(/key is weak[^]*Mail goes out without encryption/);
  });

  it('finds files that other users can read, a folder that they can replace, and settings that they can read', async () => {
    await start();
    await backUp();
    expect(await unsafeOf()).toBe('');
    chmodSync(join(data, 'data.sqlite'), 0o644);
    expect((await check()).map(({ what }) => what).join()).toContain('could read');
    chmodSync(data, 0o755);
    expect(await unsafeOf()).toMatch(/can open the data folder \(mode 755\)[^]*chmod 700[^]*could read .*data\.sqlite/);
    protect();
    chmodSync(folder, 0o777);
    expect(await unsafeOf()).toContain('replace the data folder');
    chmodSync(folder, 0o700);
    writeFileSync(join(folder, '.env'), 'SMTP_URL=x', { mode: 0o644 });
    expect(await unsafeOf()).toMatch(/can read .*\.env.*chmod 600/);
  });

  it('finds that there is no backup, an old one, one in the data folder and one that others can read', async () => {
    await start();
    expect(await unsafeOf()).toContain('No backup of this data folder is known');
    const path = join(folder, 'clinic.tar');
    await createBackup(data, path);
    expect(await unsafeOf()).toBe('');
    expect(
      (await check())
        .filter(({ level }) => level === 'warning')
        .map(({ what }) => what)
        .join(),
    ).toContain('not encrypted');
    expect(await unsafeOf({ now: () => Date.now() + 50 * HOUR_MS })).toMatch(/50 hours old.*can be lost/);
    chmodSync(path, 0o644);
    expect(await unsafeOf()).toContain('chmod 600');
    const inside = join(data, 'clinic.tar');
    writeFileSync(inside, '', { mode: 0o600 });
    saveLastBackup(data, { path: inside, made: new Date().toISOString(), isEncrypted: true });
    expect(await unsafeOf()).toContain('inside the data folder');
  });

  it('finds the demonstration', async () => {
    await start();
    await backUp();
    writeFileSync(join(data, 'demo.json'), '{"state":"done"}', { mode: 0o600 });
    expect(await unsafeOf()).toMatch(/demonstration.*--empty/);
  });

  it('finds data of a newer version', async () => {
    await start();
    await stop();
    const database = new DatabaseSync(join(data, 'data.sqlite'));
    expect(checkData(data, readSchema(CONFIG))).toMatchObject([{ level: 'ok' }]);
    database.exec("UPDATE settings SET value = '99.0.0' WHERE name = 'app-version'");
    database.close();
    expect(checkData(data, readSchema(CONFIG))).toMatchObject([
      { level: 'unsafe', what: expect.stringContaining('99.0.0') },
    ]);
  });

  it('with --full finds a damaged page and a lost upload, and says that it has not looked without', async () => {
    await start();
    await backUp();
    const server = new Client(`${running?.url}/v1`, 'contract', { 'x-appwrite-key': KEY });
    done(await upload(server, 'papers', 'scan', Buffer.from('scan'), { name: 'scan.txt' }), 201);
    protect();
    expect(await unsafeOf({ isFull: true })).toBe('');
    for (const name of readdirSync(join(data, 'files'))) rmSync(join(data, 'files', name));
    expect(await unsafeOf({ isFull: true })).toMatch(/1 uploaded files have lost their bytes/);
    expect(await unsafeOf()).toBe('');
    await stop();
    const file = join(data, 'data.sqlite');
    const bytes = readFileSync(file);
    bytes.fill(0x5a, 4096, 8192);
    writeFileSync(file, bytes);
    expect(await unsafeOf({ isFull: true }).catch(String)).toMatch(/damaged|malformed/);
  });
});

describe('the clock', () => {
  let server: Server;
  let offMs = 0;
  let url: string;
  beforeEach(async () => {
    mkdirSync(data);
    server = createServer((_request, response) => {
      response.setHeader('date', new Date(Date.now() - offMs).toUTCString());
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterEach(() => new Promise((closed) => server.close(closed)));

  it.each([
    [0, 'ok', 'agrees'],
    [10 * 60_000, 'unsafe', 'ahead of'],
    [-10 * 60_000, 'unsafe', 'behind'],
  ])('%s ms off is %s', async (off, level, words) => {
    offMs = off;
    expect(await checkClock(data, [url])).toMatchObject({ level, what: expect.stringContaining(words) });
  });

  it('without a network is compared with the newest file, and the rest is called unknown', async () => {
    writeFileSync(join(data, 'x'), '');
    const nowhere = ['http://127.0.0.1:9/'];
    expect(await checkClock(data, nowhere)).toMatchObject({
      level: 'unknown',
      what: expect.stringContaining('not known'),
    });
    const later = new Date(Date.now() + HOUR_MS);
    utimesSync(join(data, 'x'), later, later);
    expect(await checkClock(data, nowhere)).toMatchObject({ level: 'unsafe' });
  });
});

describe('the version of Node', () => {
  it.each([
    ['18.20.0', '2026-01-01', 'unsafe'],
    ['20.19.0', '2026-04-30', 'ok'],
    ['20.19.0', '2026-05-01', 'unsafe'],
    ['24.1.0', '2026-11-26', 'ok'],
    ['25.0.0', '2026-11-26', 'unknown'],
  ])('%s on %s is %s', (version, day, level) => {
    expect(checkNode(version, Date.parse(`${day}T12:00:00Z`)).level).toBe(level);
  });
});

describe('the report', () => {
  it('begins with what is unsafe, counts what was not checked, and is safe with warnings only', () => {
    const { lines, isUnsafe } = describeFindings([ok('a'), warning('b', 'c'), unknown('d')]);
    expect(isUnsafe).toBe(false);
    expect(lines.at(-1)).toBe('0 unsafe, 1 warnings, 1 not checked, 1 ok');
    const bad = describeFindings([ok('a'), unsafe('leak', 'do')]);
    expect(bad.isUnsafe).toBe(true);
    expect(bad.lines[0]).toMatch(/^UNSAFE .*leak$/);
    expect(bad.lines[1]).toMatch(/→ do$/);
  });

  it('ends the command with 1 when something is unsafe', { timeout: 60_000 }, async () => {
    await start({ apiKey: 'weak' });
    const { code, said } = await new Promise<{ code: number; said: string }>((settle) => {
      const args = ['--import', 'tsx', 'scripts/admin.ts', 'check', '--data', data, '--config', CONFIG];
      execFile(process.execPath, args, { cwd: ROOT, env: { PATH: process.env['PATH'] } }, (error, stdout) =>
        settle({ code: error ? Number(error.code) : 0, said: stdout }),
      );
    });
    expect(code, said).toBe(1);
    expect(said).toContain('The server key is weak');
    expect(said).toContain('No backup of this data folder is known');
  });
});
