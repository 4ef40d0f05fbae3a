import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../support/accessibility.ts';
import { Clinic, newPerson, type Person } from '../support/clinic.ts';
import { addBloodPressure, addBloodSugar, addWeight, logIn, signUp } from '../support/patient-steps.ts';
import { Phone } from '../support/phone.ts';
import { nowhere, publicRoutes, signedInRoutes } from '../support/routes.ts';
import { startTestServer } from '../support/start-test-server.ts';
import type { TestServer } from '../support/test-server.ts';
import { until } from '../support/until.ts';

// The longest file: its tests share nothing but a server, so that both workers take of them.
test.describe.configure({ mode: 'parallel' });

let server: TestServer;
let clinic: Clinic;
let doctor: Person;

test.beforeAll(async () => {
  server = await startTestServer();
  clinic = new Clinic(server);
  const hospital = await clinic.addHospital('Lakeside Maternity');
  doctor = await clinic.addDoctor('Dr Wambui Njeri', hospital.id);
});
test.afterAll(async () => server[Symbol.asyncDispose]());

/** A page is there when its heading is: the plain Loading fallback has none. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
}

const atLogin = (page: Page) => page.waitForURL(({ pathname }) => pathname === '/login');

async function patientOn(phone: Phone): Promise<Person> {
  const patient = newPerson('Amina Odhiambo');
  await signUp(await phone.open('/signup'), patient);
  await phone.untilInstalled();
  return patient;
}

async function signInDoctor(phone: Phone): Promise<void> {
  await logIn(await phone.open('/login'), doctor);
  await phone.page.waitForURL((url) => url.pathname !== '/login');
}

/** Titles and headings by route: each page says its own name. */
async function visitAll(
  phone: Phone,
  routes: readonly string[],
): Promise<{ findings: string[]; titles: Map<string, string> }> {
  const findings: string[] = [];
  const titles = new Map<string, string>();
  for (const route of routes) {
    const page = await phone.open(route);
    await settle(page);
    expect(new URL(page.url()).pathname, route).toBe(route);
    titles.set(route, await page.title());
    findings.push(...(await axeFindings(page)));
  }
  return { findings, titles };
}

function expectRealTitles(titles: ReadonlyMap<string, string>): void {
  for (const [route, title] of titles) expect(title, route).toContain('Maia');
  expect(new Set(titles.values()).size, [...titles].join('\n')).toBe(titles.size);
}

test('signed out, every public page opens with a title of its own and axe finds nothing', async () => {
  await using phone = await Phone.unpack(server.origin);
  const { findings, titles } = await visitAll(phone, [...publicRoutes, nowhere]);
  expect(findings).toEqual([]);
  expectRealTitles(titles);
  expect(phone.witness.testimony()).toEqual([]);
});

test('signed out, every other page leads to the login and back to where she came from', async () => {
  await using phone = await Phone.unpack(server.origin);
  const patient = await clinic.addPatient('Beatrice Achieng');
  for (const route of [...signedInRoutes, '/doctor/patient/x']) {
    await phone.open(route);
    await atLogin(phone.page);
  }
  const page = await phone.open('/forum/topic-1?sort=votes');
  await atLogin(page);
  await logIn(page, patient);
  await page.waitForURL('**/forum/topic-1?sort=votes');
  await phone.open('/login');
  await page.waitForURL('**/dashboard');
  expect(phone.witness.testimony()).toEqual([]);
});

test('a patient opens every page, each has a title of its own, and axe finds nothing', async () => {
  await using phone = await Phone.unpack(server.origin);
  await patientOn(phone);
  await addBloodPressure(phone.page, '142', '91');
  await phone.open('/dashboard');
  await addBloodSugar(phone.page, '95', 'Fasting');
  await addWeight(phone.page, '68.4');
  const { findings, titles } = await visitAll(phone, signedInRoutes);
  expect(findings).toEqual([]);
  expectRealTitles(titles);
  expect(phone.witness.testimony()).toEqual([]);
});

test('a patient who asks for the page of a patient comes to her dashboard', async () => {
  await using phone = await Phone.unpack(server.origin);
  await patientOn(phone);
  const page = await phone.open('/doctor/patient/x');
  await page.waitForURL('**/dashboard');
  await settle(page);
  expect(phone.witness.testimony()).toEqual([]);
});

test('with the server dead, a reload and a deep link open every page', async () => {
  await using phone = await Phone.unpack(server.origin);
  await patientOn(phone);
  await server.kill();
  try {
    for (const route of [
      ...signedInRoutes,
      ...publicRoutes.filter((each) => each !== '/login' && each !== '/signup'),
    ]) {
      const page = await phone.open(route);
      await settle(page);
      expect(new URL(page.url()).pathname).toBe(route);
    }
    await phone.page.reload();
    await settle(phone.page);
  } finally {
    await server.run();
  }
  expect(phone.witness.testimony()).toEqual([]);
});

test('on her very first visit, with the server dead, she moves through the app and nothing reloads', async () => {
  await using phone = await Phone.unpack(server.origin);
  await patientOn(phone);
  await phone.page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }));
  await server.kill();
  try {
    for (const tab of ['Readings', 'Messages', 'Learn', 'More', 'Today', 'Emergency']) {
      await phone.page.getByRole('link', { name: tab, exact: true }).first().click();
      await expect(phone.page).toHaveTitle(new RegExp(tab === 'Learn' || tab === 'Messages' ? 'Maia' : tab));
      await settle(phone.page);
    }
    expect(await phone.page.evaluate(() => 'neverReloaded' in globalThis)).toBe(true);
  } finally {
    await server.run();
  }
  expect(phone.witness.testimony()).toEqual([]);
});

test('a doctor opens her pages and axe finds nothing in light and dark, on phone and desk', async () => {
  await using phone = await Phone.unpack(server.origin);
  const patient = await patientOn(phone);
  const patientId = await clinic.idOf(patient.email);
  await addBloodPressure(phone.page, '142', '91');
  await until(
    'her reading has reached the server',
    async () => (await clinic.held('blood_pressure', patientId)).length === 1,
  );
  await clinic.assignDoctor(patientId, doctor.id);

  await using desk = await Phone.unpack(server.origin, { viewport: { width: 1280, height: 800 } });
  await signInDoctor(desk);
  const findings: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const)
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]) {
      await desk.page.emulateMedia({ colorScheme });
      await desk.page.setViewportSize(viewport);
      const herPage = `/doctor/patient/${patientId}`;
      // What is made for paper once on each screen, once in each scheme.
      const isCrossed = (colorScheme === 'light') === (viewport.width === 360);
      const papers = isCrossed ? ['/doctor/hand-over', `${herPage}/report`] : [];
      for (const route of ['/doctor', herPage, ...papers]) {
        const page = await desk.open(route);
        await expect(page.getByText(patient.name).first()).toBeVisible();
        if (route.startsWith(herPage)) await expect(page.getByText('142/91').first()).toBeVisible();
        findings.push(...(await axeFindings(page)).map((line) => `${colorScheme} ${viewport.width}: ${line}`));
      }
    }
  expect(findings).toEqual([]);
  expect(desk.witness.testimony()).toEqual([]);
});

test('the main pages of a patient satisfy axe in light and dark, on phone and desk', async () => {
  await using phone = await Phone.unpack(server.origin);
  await patientOn(phone);
  await addBloodPressure(phone.page, '164', '112');
  await addWeight(phone.page, '68.4');
  const findings: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const)
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]) {
      await phone.page.emulateMedia({ colorScheme });
      await phone.page.setViewportSize(viewport);
      for (const route of ['/', '/dashboard', '/profile', '/emergency']) {
        const page = await phone.open(route);
        await settle(page);
        if (route === '/dashboard') await expect(page.getByText('164/112 mmHg').first()).toBeVisible();
        findings.push(...(await axeFindings(page)).map((line) => `${colorScheme} ${viewport.width}: ${line}`));
      }
      await phone.open('/dashboard');
      for (const form of ['Add blood pressure', 'Add blood sugar', 'Add weight']) {
        await phone.page.getByRole('button', { name: form }).click();
        await expect(phone.page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
        findings.push(
          ...(await axeFindings(phone.page)).map((line) => `${form}, ${colorScheme} ${viewport.width}: ${line}`),
        );
        await phone.page.keyboard.press('Escape');
      }
    }
  expect(findings).toEqual([]);
  expect(phone.witness.testimony()).toEqual([]);
});

test('the witness of these tests notices an inline script, an uncaught error and a foreign host', async () => {
  await using phone = await Phone.unpack(server.origin);
  const page = await phone.open('/');
  await settle(page);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('globalThis.ran = true');
    document.body.append(script);
    setTimeout(() => {
      throw new Error('thrown on purpose');
    });
  });
  const heard = async (mark: RegExp) => {
    let testimony = '';
    await until(`${mark} is noted`, () => mark.test((testimony += phone.witness.testimony().join('\n'))), 5_000);
  };
  await heard(/TrustedScript[^]*thrown on purpose|thrown on purpose[^]*TrustedScript/);
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);

  // The app's own policy stops the call before it is one, so the page of another origin makes it.
  await page.goto('data:text/html,<img src="https://example.org/x.png">');
  await heard(/foreign host: https:\/\/example.org/);
});
