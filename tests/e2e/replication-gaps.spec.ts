import { expect, test, type Page } from '@playwright/test';
import { Clinic, newPerson, type Person } from '../support/server/clinic.ts';
import { addBloodPressure, expectReadings, openForm, signUp, syncLine } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { readingsOnPhone } from '../support/browser/phone-rows.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import type { TestServer } from '../support/server/test-server.ts';
import { until } from '../support/until.ts';
import { Wire } from '../support/network/recording-proxy.ts';

/** The rounds of each test; `npm run test:holes` runs 50. */
const rounds = Number(process.env.HOLE_ROUNDS ?? 3);
const pressureOf = (round: number) => ({ systolic: String(100 + (round % 60)), diastolic: String(60 + (round % 25)) });

test.setTimeout(60_000 + rounds * 8_000);

/** A patient who is signed in on her phone, behind a proxy that records every request. */
class Seen implements AsyncDisposable {
  private constructor(
    readonly server: TestServer,
    readonly wire: Wire,
    readonly phone: Phone,
    readonly patient: Person,
    readonly userId: string,
  ) {}

  static async begin(): Promise<Seen> {
    const server = await startTestServer();
    const wire = await Wire.to(server.port);
    const phone = await Phone.withApp(wire.origin);
    const patient = newPerson('Amina Odhiambo');
    await signUp(await phone.open('/signup'), patient);
    return new Seen(server, wire, phone, patient, await new Clinic(server).idOf(patient.email));
  }

  /** Opens another tab with her dashboard. `prepare` runs in it before any script of the app. */
  async openTab(prepare: () => void = () => {}): Promise<Page> {
    const tab = await this.phone.context.newPage();
    await tab.addInitScript(prepare);
    await tab.goto(`${this.phone.origin}/dashboard`);
    await expect(tab.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
    return tab;
  }

  async idsOnServer(): Promise<string[]> {
    const held = await new Clinic(this.server).held('blood_pressure', this.userId);
    return held.map(({ $id }) => $id).toSorted();
  }

  /** Expects that everything on the phone reaches the server, each record exactly once. */
  async allArrive(atLeast: number): Promise<void> {
    const written = await readingsOnPhone(this.phone.page);
    expect(written.length).toBeGreaterThanOrEqual(atLeast);
    // Simulates that she returns to the app, which starts a sync.
    await this.phone.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await until(
      'everything written is at the server',
      async () => JSON.stringify(await this.idsOnServer()) === JSON.stringify(written),
      100_000,
    );
    for (const id of written) {
      const creates = this.wire.passed.filter(
        ({ method, body }) => method === 'POST' && body.includes(`"documentId":"${id}"`),
      );
      expect(creates, id).toHaveLength(1);
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.phone[Symbol.asyncDispose]();
    await this.wire[Symbol.asyncDispose]();
    await this.server[Symbol.asyncDispose]();
  }
}

async function crash(tab: Page): Promise<void> {
  const crashed = tab.waitForEvent('crash');
  const session = await tab.context().newCDPSession(tab);
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await tab.close();
}

test('a write of a tab that died between commit and broadcast reaches the server, once', async () => {
  await using seen = await Seen.begin();
  for (let round = 0; round < rounds; round += 1) {
    const tab = await seen.openTab(() => {
      BroadcastChannel.prototype.postMessage = () => {};
    });
    const { systolic, diastolic } = pressureOf(round);
    await addBloodPressure(tab, systolic, diastolic);
    await expectReadings(tab, [`${systolic}/${diastolic} mmHg`]);
    await crash(tab);
  }
  await addBloodPressure(seen.phone.page, '180', '99');
  await seen.allArrive(rounds + 1);
});

test('what was being kept while its page was left is either not there or reaches the server, once', async () => {
  await using seen = await Seen.begin();
  for (let round = 0; round < rounds; round += 1) {
    const tab = await seen.openTab();
    const { systolic, diastolic } = pressureOf(round);
    await openForm(tab, 'Add blood pressure');
    await tab.getByLabel('Systolic').fill(systolic);
    await tab.getByLabel('Diastolic').fill(diastolic);
    const leaving = tab.waitForURL('about:blank');
    // Leaves up to 7 ms after the tap, which is when the row is written.
    await tab.getByRole('button', { name: 'Save', exact: true }).evaluate((button, wait) => {
      (button as HTMLButtonElement).click();
      setTimeout(() => location.assign('about:blank'), wait);
    }, round % 8);
    await leaving;
    await tab.close();
  }
  await addBloodPressure(seen.phone.page, '180', '99');
  await expectReadings(seen.phone.page, ['180/99 mmHg']);
  await seen.allArrive(1);
});

test('a write under a clock set back, while no tab replicated, reaches the server, once', async () => {
  await using seen = await Seen.begin();
  const { phone, userId } = seen;
  // A first record creates a checkpoint; the later ones are older than it.
  await addBloodPressure(phone.page, '180', '99');
  await until('the first is at the server', async () => (await seen.idsOnServer()).length === 1);
  // A phone that does not know yet that the server has it would send it once more.
  await expect(syncLine(phone.page)).toContainText('synced');
  const lockHolder = await phone.context.newPage();
  await lockHolder.goto(`${phone.origin}/privacy`);
  for (let round = 0; round < rounds; round += 1) {
    await lockHolder.evaluate((user) => {
      const channel = new BroadcastChannel(`maia-sync-${user}`);
      const beating = setInterval(() => channel.postMessage({ is: 'beat' }), 1_000);
      return new Promise<void>((held) => {
        void navigator.locks.request(`maia-sync-${user}`, { steal: true }, () => {
          held();
          return new Promise<void>((release) => {
            Object.assign(globalThis, {
              releaseLock: () => {
                clearInterval(beating);
                channel.close();
                release();
              },
            });
          });
        });
      });
    }, userId);
    await phone.page.clock.setSystemTime(Date.now() - (round + 1) * 3_600_000);
    const { systolic, diastolic } = pressureOf(round);
    await addBloodPressure(phone.page, systolic, diastolic);
    // These rows are too old for the dashboard's list of the newest readings, so the test looks into the database.
    await until('it is kept', async () => (await readingsOnPhone(phone.page)).length === round + 2);
    await lockHolder.evaluate(() => (globalThis as unknown as { releaseLock: () => void }).releaseLock());
  }
  await lockHolder.close();
  await seen.allArrive(rounds + 1);
});
