import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { addBloodPressure, expectReadings, logIn, rows, signUp, syncLine } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { Clinic, newPerson } from '../support/server/clinic.ts';
import { ServerProcess } from '../support/server/server-process.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Runs `npm run admin -- move-to-appwrite` from a data folder to a server. @throws Error when both sides differ */
async function move(data: string, { endpoint, projectId, apiKey }: ServerProcess): Promise<void> {
  const env = { ...process.env, APPWRITE_PROJECT_ID: projectId, APPWRITE_API_KEY: apiKey };
  const args = ['--import', 'tsx', 'scripts/admin.ts', 'move-to-appwrite', '--data', data, '--endpoint', endpoint];
  await promisify(execFile)(process.execPath, args, { cwd: repository, env });
}

/** The configuration of a project to which a clinic moves: it has no functions yet. */
function withoutFunctions(folder: string): string {
  const path = join(folder, 'appwrite.json');
  const config = JSON.parse(readFileSync(join(repository, 'appwrite.json'), 'utf8')) as object;
  writeFileSync(path, JSON.stringify({ ...config, functions: [] }));
  return path;
}

test('after the clinic has moved to another server, a phone asks for one sign-in, and then sends what was waiting', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maia-moved-'));
  await using server = await ServerProcess.start();
  const clinic = new Clinic(server);
  const patient = newPerson('Amina Odhiambo');
  await using phone = await Phone.withApp(server.origin);
  const { page } = phone;
  await signUp(await phone.open('/signup'), patient);
  await addBloodPressure(page, '118', '76', 'before breakfast');
  await expect(syncLine(page)).toContainText('synced');
  const patientId = await clinic.idOf(patient.email);
  const held = async () =>
    (await clinic.held('blood_pressure', patientId)).map(({ systolic, note }) => [systolic, note]).toSorted();

  await server.kill();
  await addBloodPressure(page, '121', '78');
  await expect(syncLine(page)).toContainText('1 waiting');

  await test.step('the other server gets everything, and takes over the address of the first', async () => {
    const other = await ServerProcess.start({
      app: false,
      config: withoutFunctions(folder),
      dataFolder: join(folder, 'data'),
    });
    await move(server.dataFolder, other);
    await other.kill();
    rmSync(server.dataFolder, { recursive: true });
    cpSync(join(folder, 'data'), server.dataFolder, { recursive: true });
    rmSync(folder, { recursive: true });
    await server.run();
  });

  await expect(syncLine(page)).toContainText('sign in to send', { timeout: 20_000 });
  await expectReadings(page, ['118/76 mmHg', '121/78 mmHg']);
  await page
    .getByRole('link', { name: /sign in/i })
    .first()
    .click();
  await logIn(page, patient);
  await page.waitForURL('**/dashboard');
  await expect(syncLine(page)).toContainText('synced', { timeout: 20_000 });
  expect(await held()).toEqual([
    [118, 'before breakfast'],
    [121, null],
  ]);
  await expect(rows(page, '118/76 mmHg')).toHaveCount(1);
  await expect(rows(page, '121/78 mmHg')).toHaveCount(1);
});
