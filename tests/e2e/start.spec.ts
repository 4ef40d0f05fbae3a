import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/network/free-port.ts';
import { expectReadings, logIn } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { until } from '../support/until.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Runs `npm start` in its own process group; `printed` is the output in the terminal. */
async function npmStart(args: readonly string[]) {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'maia-start-'));
  const child = spawn(process.execPath, ['scripts/start.mjs', ...args], {
    cwd: repository,
    detached: true,
    env: { ...process.env, PORT: String(port), DATA_DIR: data },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const origin = `http://localhost:${port}`;
  await until('the address is printed', () => printed.includes(origin) || child.exitCode !== null, 120_000);
  await until(
    'the app is served',
    () =>
      fetch(origin).then(
        (answer) => answer.ok,
        () => false,
      ),
    60_000,
  );
  return {
    origin,
    printed: () => printed,
    async [Symbol.asyncDispose]() {
      const gone = once(child, 'exit');
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The accounts in the output: lines with an e-mail address, and the password as the last word. */
const accountsIn = (printed: string) =>
  printed.split('\n').flatMap((line) => {
    const email = /[\w.+-]+@[\w.-]+\w/.exec(line)?.[0];
    const password = line.trim().split(/\s+/).at(-1);
    return email && password ? [{ id: '', name: '', email, password, line }] : [];
  });

test('npm start prints the address and three demo accounts that work, with weeks of readings', async () => {
  await using started = await npmStart([]);
  const accounts = await until(
    'three accounts are printed',
    () => {
      const found = accountsIn(started.printed());
      return found.length >= 3 && found;
    },
    60_000,
  );
  for (const role of [/patient/i, /doctor/i, /admin/i])
    expect(accounts.map(({ line }) => line).join('\n')).toMatch(role);

  const patient = accounts.find(({ line }) => /patient/i.test(line));
  if (!patient) throw new Error('No patient among the printed accounts');
  await using phone = await Phone.unpack(started.origin);
  await logIn(await phone.open('/login'), patient);
  await phone.page.waitForURL('**/dashboard');
  await expect(phone.page.getByText(/\d+\/\d+ mmHg/).first()).toBeVisible({ timeout: 30_000 });
  await expectReadings(phone.page, []);

  const doctor = accounts.find(({ line }) => /doctor/i.test(line));
  if (!doctor) throw new Error('No doctor among the printed accounts');
  await using desk = await Phone.unpack(started.origin, { viewport: { width: 1280, height: 800 } });
  await logIn(await desk.open('/login'), doctor);
  await desk.page.waitForURL(({ pathname }) => pathname !== '/login');
  await desk.open('/doctor');
  await desk.page.locator('a[href^="/doctor/patient/"]').first().click();
  await expect(desk.page.getByText(/\d+\/\d+ mmHg/).first()).toBeVisible();
  expect([...phone.forbiddenEvents.take(), ...desk.forbiddenEvents.take()]).toEqual([]);
});

test('npm start -- --empty prints the address and no account', async () => {
  await using started = await npmStart(['--empty']);
  expect(started.printed()).toContain(started.origin);
  expect(accountsIn(started.printed())).toEqual([]);
});
