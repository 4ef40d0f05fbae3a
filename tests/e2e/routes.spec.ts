import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from '../support/browser/accessibility.ts';
import { Clinic, newPerson, type Person } from '../support/server/clinic.ts';
import { go, pushPath } from '../support/browser/navigate.ts';
import {
  addBloodPressure,
  addBloodSugar,
  addWeight,
  logIn,
  openForm,
  signUp,
  syncLine,
} from '../support/browser/patient-steps.ts';
import { isGuestAnswer } from '../support/browser/forbidden-events.ts';
import { Phone } from '../support/browser/phone.ts';
import { clinicRoutes, nowhere, publicRoutes, signedInRoutes } from '../support/samples/routes.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import type { TestServer } from '../support/server/test-server.ts';
import { until } from '../support/until.ts';

// The longest file. Its tests share only a server, so both workers can run them.
test.describe.configure({ mode: 'parallel' });

const small = { width: 360, height: 740 };
const desk = { width: 1280, height: 800 };

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

/** Waits until a page is shown: a page has a heading, the Loading fallback has none. */
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

/**
 * Visits the routes without a reload and returns titles and axe findings by route. That each address also opens
 * directly is tested offline.
 */
async function visitAll(
  page: Page,
  routes: readonly string[],
): Promise<{ findings: string[]; titles: Map<string, string> }> {
  const findings: string[] = [];
  const titles = new Map<string, string>();
  for (const route of routes) {
    await go(page, route);
    await settle(page);
    expect(new URL(page.url()).pathname, route).toBe(route);
    titles.set(route, await page.title());
    findings.push(...(await axeFindings(page)));
  }
  return { findings, titles };
}

/** The axe findings on the current page, in light and dark, on phone and desktop. */
async function findingsOnScreens(page: Page, what: string): Promise<string[]> {
  const findings: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const)
    for (const viewport of [desk, small]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      findings.push(...(await axeFindings(page)).map((line) => `${what}, ${colorScheme} ${viewport.width}: ${line}`));
    }
  return findings;
}

function expectRealTitles(titles: ReadonlyMap<string, string>): void {
  // The quick-exit page must not show the app's name.
  for (const [route, title] of titles) expect(title, route).toContain(route === '/clock' ? 'Clock' : 'Maia');
  expect(new Set(titles.values()).size, [...titles].join('\n')).toBe(titles.size);
}

test('signed out, every public page opens with a title of its own and axe finds nothing', async () => {
  await using phone = await Phone.withApp(server.origin);
  const { findings, titles } = await visitAll(await phone.open('/'), [...publicRoutes, nowhere]);
  expect(findings).toEqual([]);
  expectRealTitles(titles);
  expect(phone.forbiddenEvents.take()).toEqual([]);
});

test('signed out, every other page leads to the login and back to where she came from', async () => {
  await using phone = await Phone.withApp(server.origin);
  const patient = await clinic.addPatient('Beatrice Achieng');
  const page = await phone.open('/doctor/patient/x');
  for (const route of signedInRoutes) {
    await atLogin(page);
    await pushPath(page, route);
    await page.waitForFunction((from) => history.state?.usr?.from === from, route);
  }
  await phone.open('/forum/topic-1?sort=votes');
  await atLogin(page);
  await logIn(page, patient);
  await page.waitForURL('**/forum/topic-1?sort=votes');
  await phone.open('/login');
  await page.waitForURL('**/dashboard');
  expect(phone.forbiddenEvents.take().filter((fault) => !isGuestAnswer(fault))).toEqual([]);
});

test('a patient opens every page, each has a title of its own, axe finds nothing, and a doctor’s page leads to hers', async () => {
  await using phone = await Phone.withApp(server.origin);
  await patientOn(phone);
  const { page } = phone;
  await addBloodPressure(page, '142', '91');
  await go(page, '/readings');
  await go(page, '/dashboard');
  await addBloodSugar(page, '95', 'Fasting');
  await addWeight(page, '68.4');
  const { findings, titles } = await visitAll(page, signedInRoutes);
  expect(findings).toEqual([]);
  expectRealTitles(titles);
  await phone.open('/doctor/patient/x');
  await page.waitForURL('**/dashboard');
  await settle(page);
  expect(phone.forbiddenEvents.take()).toEqual([]);
});

test('an administrator opens every page of the clinic, each has a title and axe finds nothing; a patient is led home from each', async () => {
  await using desk = await Phone.withApp(server.origin);
  await logIn(await desk.open('/login'), await clinic.addAdmin('Grace Njoki'));
  await desk.page.waitForURL('**/clinic');
  const { findings, titles } = await visitAll(desk.page, clinicRoutes);
  expect(findings).toEqual([]);
  expectRealTitles(titles);
  await using phone = await Phone.withApp(server.origin);
  await patientOn(phone);
  for (const route of clinicRoutes) {
    await phone.open(route);
    await phone.page.waitForURL('**/dashboard');
  }
  expect(desk.forbiddenEvents.take()).toEqual([]);
});

test('with the server dead, a reload and a deep link open every page', async () => {
  await using phone = await Phone.withApp(server.origin);
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
  expect(phone.forbiddenEvents.take()).toEqual([]);
});

test('on her very first visit, with the server dead, she moves through the app and nothing reloads', async () => {
  await using phone = await Phone.unpack(server.origin);
  await patientOn(phone);
  await phone.page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }));
  await server.kill();
  try {
    for (const tab of ['Readings', 'Messages', 'More', 'Learn', 'Today', 'Emergency']) {
      const name = tab === 'More' ? 'More pages' : tab;
      await phone.page.getByRole('link', { name, exact: true }).first().click();
      await expect(phone.page).toHaveTitle(new RegExp(tab === 'Learn' || tab === 'Messages' ? 'Maia' : tab));
      await settle(phone.page);
    }
    expect(await phone.page.evaluate(() => 'neverReloaded' in globalThis)).toBe(true);
  } finally {
    await server.run();
  }
  expect(phone.forbiddenEvents.take()).toEqual([]);
});

test('a doctor opens her pages and axe finds nothing in light and dark, on phone and desk', async () => {
  await using phone = await Phone.withApp(server.origin);
  const patient = await patientOn(phone);
  const patientId = await clinic.idOf(patient.email);
  await addBloodPressure(phone.page, '142', '91');
  await until(
    'her reading has reached the server',
    async () => (await clinic.held('blood_pressure', patientId)).length === 1,
  );
  await clinic.assignDoctor(patientId, doctor.id);

  await using doctorDesk = await Phone.withApp(server.origin, { viewport: desk });
  await signInDoctor(doctorDesk);
  const herPage = `/doctor/patient/${patientId}`;
  const findings: string[] = [];
  for (const route of ['/doctor', herPage, '/doctor/hand-over', `${herPage}/report`]) {
    const page = await doctorDesk.open(route);
    await expect(page.getByText(patient.name).first()).toBeVisible();
    if (route.startsWith(herPage)) await expect(page.getByText('142/91').first()).toBeVisible();
    findings.push(...(await findingsOnScreens(page, route)));
  }
  expect(findings).toEqual([]);
  expect(doctorDesk.forbiddenEvents.take()).toEqual([]);
});

/** The height (px) between the header line and the foot. */
const heightOfWork = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const heightOf = (element: HTMLElement | null | undefined) => element?.offsetHeight ?? Number.NaN;
    const header = document.querySelector<HTMLElement>('header > div');
    return innerHeight - heightOf(header) - heightOf(document.querySelector('nav')?.parentElement);
  });

test('the main pages of a patient and their sheets satisfy axe in light and dark, on phone and desk', async () => {
  await using phone = await Phone.withApp(server.origin);
  await patientOn(phone);
  await addBloodPressure(phone.page, '164', '112');
  await addWeight(phone.page, '68.4');
  const { page } = phone;
  const findings: string[] = [];
  for (const route of ['/', '/profile', '/emergency', '/dashboard']) {
    await phone.open(route);
    await settle(page);
    if (route === '/dashboard') {
      await expect(page.getByText('164/112 mmHg').first()).toBeVisible();
      await expect(syncLine(page)).toContainText('synced');
      // Of 740 px the header line and the tabs leave at least 600 to the page.
      await expect.poll(() => heightOfWork(page)).toBeGreaterThanOrEqual(600);
    }
    findings.push(...(await findingsOnScreens(page, route)));
  }
  for (const form of ['Add blood pressure', 'Add blood sugar', 'Add weight']) {
    await openForm(page, form);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    findings.push(...(await findingsOnScreens(page, form)));
    await page.keyboard.press('Escape');
  }
  expect(findings).toEqual([]);
  expect(phone.forbiddenEvents.take()).toEqual([]);
});

test('an offer to install is a pink button at the bottom centre', async () => {
  await using phone = await Phone.withApp(server.origin);
  const page = await phone.open('/');
  await settle(page);
  await page.evaluate(() => {
    const offer = { prompt: async () => undefined, userChoice: new Promise(() => undefined) };
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), offer));
  });
  const button = page.getByRole('button', { name: 'Install Maia' });
  for (const [colorScheme, pink] of [
    ['light', 'rgb(208, 26, 91)'],
    ['dark', 'rgb(255, 133, 173)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(button).toHaveCSS('background-color', pink);
  }
  // A row after the content, which therefore covers nothing, also after scrolling to it.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const { x, y, width, height } = (await button.boundingBox())!;
  expect(x + width / 2).toBeCloseTo(small.width / 2, 0);
  const main = (await page.locator('main').boundingBox())!;
  expect(y).toBeGreaterThanOrEqual(main.y + main.height);
  // Only the tab bar is below it.
  expect(y + height).toBeGreaterThan(small.height - 100);
});

test('these tests notice an inline script, an uncaught error and a foreign host', async () => {
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
  const isReported = async (mark: RegExp) => {
    let faults = '';
    await until(`${mark} is noted`, () => mark.test((faults += phone.forbiddenEvents.take().join('\n'))), 5_000);
  };
  await isReported(/TrustedScript[^]*thrown on purpose|thrown on purpose[^]*TrustedScript/);
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);

  // The app's CSP blocks such a request before it is sent, so a page of another origin sends it.
  await page.goto('data:text/html,<img src="https://example.org/x.png">');
  await isReported(/foreign host: https:\/\/example.org/);
});
