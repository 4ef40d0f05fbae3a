import { cpSync, rmSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { Clinic, newPerson } from '../support/server/clinic.ts';
import { FaultProxy, type NetworkFault, type Passing } from '../support/network/fault-proxy.ts';
import { addBloodPressure, expectReadings, logIn, rows, signUp, syncLine } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { ServerProcess } from '../support/server/server-process.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import type { TestServer } from '../support/server/test-server.ts';
import { until } from '../support/until.ts';

/** The embedded server takes a whole transaction in one call. */
const isCommit = ({ method, path, body }: Passing) =>
  path.endsWith('/maia/transactions') ||
  (method === 'PATCH' && path.includes('/transactions/') && body.includes('"commit":true'));
const isBegin = ({ method, path }: Passing) => method === 'POST' && path.endsWith('/transactions');

/** The faults, injected one after the other, each at the request where it does the most harm. */
const faults: readonly [name: string, fault: NetworkFault, where: (passing: Passing) => boolean][] = [
  ['a lost request', { is: 'lose request' }, isCommit],
  ['a lost response after the commit', { is: 'lose response' }, isCommit],
  ['too many requests', { is: 'status', code: 429, retryAfter: 1 }, isBegin],
  ['a server error', { is: 'status', code: 503 }, isCommit],
  ['a stalled line', { is: 'stall', ms: 1_500 }, isCommit],
  ['half an answer', { is: 'half-closed' }, isCommit],
  ["somebody else's page", { is: 'captive page' }, isBegin],
  ["somebody else's redirect", { is: 'captive redirect' }, isBegin],
];

/** One patient, one server, and a fault injection proxy between them. */
class Ward implements AsyncDisposable {
  readonly clinic: Clinic;
  patientId = '';
  readonly written: string[] = [];

  private constructor(
    private readonly server: TestServer,
    readonly proxy: FaultProxy,
    readonly phone: Phone,
    readonly patient = newPerson('Amina Odhiambo'),
  ) {
    this.clinic = new Clinic(server);
  }

  /** @param server is closed with it */
  static async open(server: TestServer): Promise<Ward> {
    const proxy = await FaultProxy.to(server.origin);
    const ward = new Ward(server, proxy, await Phone.withApp(proxy.origin));
    await signUp(await ward.phone.open('/signup'), ward.patient);
    ward.patientId = await ward.clinic.idOf(ward.patient.email);
    return ward;
  }

  /** Adds a blood pressure that no earlier reading has. */
  async write(page: Page): Promise<string> {
    const [systolic, diastolic] = [100 + this.written.length, 70];
    await addBloodPressure(page, String(systolic), String(diastolic));
    this.written.push(`${systolic}/${diastolic}`);
    await expect(rows(page, `${systolic}/${diastolic} mmHg`)).toHaveCount(1);
    return `${systolic}/${diastolic}`;
  }

  async held(): Promise<string[]> {
    const found = await this.clinic.held('blood_pressure', this.patientId);
    return found.map(({ systolic, diastolic }) => `${String(systolic)}/${String(diastolic)}`).toSorted();
  }

  /** Expects that the sync line is correct: once it shows `synced`, the server has every reading exactly once. */
  async allArrived(page: Page): Promise<void> {
    await expect(syncLine(page)).toContainText('synced', { timeout: 20_000 });
    expect(await this.held()).toEqual(this.written.toSorted());
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.phone[Symbol.asyncDispose]();
    await this.proxy[Symbol.asyncDispose]();
    await this.server[Symbol.asyncDispose]();
  }
}

test('a line that breaks in eight ways loses nothing, doubles nothing and is never called synced too early', async () => {
  await using ward = await Ward.open(await startTestServer());
  const { phone, proxy } = ward;
  await ward.write(phone.page);
  await ward.allArrived(phone.page);
  for (const [name, fault, where] of faults) {
    await test.step(name, async () => {
      let left = 1;
      const before = proxy.injected.length;
      proxy.trouble = (passing) => {
        if (!where(passing) || left-- <= 0) return undefined;
        proxy.hold();
        return fault;
      };
      await ward.write(phone.page);
      await until(`${name} happened`, () => proxy.injected.length > before);
      await expect(syncLine(phone.page)).not.toContainText('synced');
      proxy.release();
      await ward.allArrived(phone.page);
    });
  }
  proxy.trouble = () => undefined;
  expect(proxy.injected).toEqual(faults.map(([, fault]) => fault));
  await test.step('nobody at the address', async () => {
    await proxy.vanish();
    await ward.write(phone.page);
    await ward.write(phone.page);
    await expect(syncLine(phone.page)).toContainText('2 waiting');
    await proxy.reopen();
    await ward.allArrived(phone.page);
  });
  await expectReadings(
    phone.page,
    ward.written.slice(-5).map((pressure) => `${pressure} mmHg`),
  );
});

test('two tabs, two phones, a lost session, a restart and a restored backup lose nothing', async () => {
  const server = await ServerProcess.start();
  await using ward = await Ward.open(server);
  const { phone, proxy } = ward;
  const first = phone.page;

  await test.step('the tab that sends dies with a reading under way; the other sends it, once', async () => {
    const second = await phone.context.newPage();
    await second.goto(`${phone.origin}/dashboard`);
    let left = 1;
    proxy.trouble = (passing) => (isCommit(passing) && left-- > 0 ? { is: 'stall', ms: 5_000 } : undefined);
    await ward.write(first);
    await until('it is under way', () => proxy.injected.length === 1);
    await first.close();
    await ward.allArrived(second);
    expect(proxy.injected).toHaveLength(1);
  });

  const { page } = phone;
  await test.step('a second phone of hers shows it and adds to it', async () => {
    await using other = await Phone.withApp(proxy.origin);
    await logIn(await other.open('/login'), ward.patient);
    await other.page.waitForURL('**/dashboard');
    await expectReadings(
      other.page,
      ward.written.map((pressure) => `${pressure} mmHg`),
    );
    const pressure = await ward.write(other.page);
    await expect(rows(page, `${pressure} mmHg`)).toHaveCount(1);
    await ward.allArrived(other.page);
  });

  await test.step('a session that has ended asks for a sign-in and keeps what waits', async () => {
    await phone.context.clearCookies();
    await ward.write(page);
    await expect(syncLine(page)).toContainText('sign in to send', { timeout: 20_000 });
    await expectReadings(
      page,
      ward.written.map((each) => `${each} mmHg`),
    );
    await page
      .getByRole('link', { name: /sign in/i })
      .first()
      .click();
    await logIn(page, ward.patient);
    await page.waitForURL('**/dashboard');
    await ward.allArrived(page);
  });

  const copy = `${server.dataFolder}-copy`;
  await test.step('a server that dies and starts again gets what was written meanwhile', async () => {
    await server.kill();
    cpSync(server.dataFolder, copy, { recursive: true });
    await ward.write(page);
    await expect(syncLine(page)).toContainText('1 waiting');
    await server.run();
    await ward.allArrived(page);
  });

  await test.step('a server set back to an older copy loses nothing that is still waiting', async () => {
    await server.kill();
    await ward.write(page);
    rmSync(server.dataFolder, { recursive: true });
    cpSync(copy, server.dataFolder, { recursive: true });
    rmSync(copy, { recursive: true });
    await server.run();
    await expect(syncLine(page)).toContainText('synced', { timeout: 20_000 });
    const [waited = ''] = ward.written.slice(-1);
    expect((await ward.held()).filter((each) => each === waited)).toEqual([waited]);
    await expectReadings(
      page,
      ward.written.map((each) => `${each} mmHg`),
    );
  });
});
