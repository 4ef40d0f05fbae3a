import { expect, test, type Page } from '@playwright/test';
import { home } from '../../src/i18n/messages/ar/home.ts';
import { emergency as arabicEmergency } from '../../src/i18n/messages/ar/emergency.ts';
import { language } from '../../src/i18n/messages/ar/language.ts';
import { emergency } from '../../src/i18n/messages/en/emergency.ts';
import { first } from '../../src/i18n/messages/en/first.ts';
import { rest } from '../../src/i18n/messages/en/rest.ts';
import { axeFindings } from '../support/browser/accessibility.ts';
import { newPerson } from '../support/server/clinic.ts';
import { go } from '../support/browser/navigate.ts';
import { latinWords } from '../support/browser/latin-words.ts';
import { addBloodPressure, signUp } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { pseudoWords } from '../support/samples/pseudo-words.ts';
import { publicRoutes, signedInRoutes } from '../support/samples/routes.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import { until } from '../support/until.ts';

/** Replaces the Arabic texts on their way to the browser by a made-up language, generated from the English ones. */
async function speakPseudo(phone: Phone): Promise<void> {
  for (const [name, words] of Object.entries({ first, rest }))
    await phone.context.route(new RegExp(`/assets/words-ar-${name}-`), (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export const ${name} = ${JSON.stringify(pseudoWords(words))};`,
      }),
    );
}

test('in another language no screen has a word that is not from the catalogue, and none is wider than the phone', async () => {
  await using server = await startTestServer();
  await using phone = await Phone.unpack(server.origin, { serviceWorkers: 'block' });
  await speakPseudo(phone);
  await signUp(await phone.open('/signup'), newPerson('Amina Odhiambo'));
  await addBloodPressure(phone.page, '164', '112');
  await phone.page.evaluate(() => localStorage.setItem('maia-language', 'ar'));
  const page = await phone.open('/');
  await expect(page.locator('html[lang="ar"][dir="rtl"] h1')).toHaveCount(1);

  const findings: string[] = [];
  for (const route of [
    '/',
    ...publicRoutes.filter((each) => !['/', '/login', '/signup'].includes(each)),
    ...signedInRoutes,
  ]) {
    await go(phone.page, route);
    findings.push(...(await latinWords(page)).map((text) => `${route}: ${text}`));
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (excess > 0) findings.push(`${route}: ${excess} px wider than the screen`);
  }
  expect(findings).toEqual([]);
});

/** The number of cached files of a language. They are cached after the app itself, so the test polls. */
const keptWords = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('maia-words')).keys();
    return requests.filter(({ url }) => /words-ar-(first|rest|texts)-|rubik-arabic-/.test(url)).length;
  });

test('a language chosen before any account is spoken without a network, and danger can be read in English', async () => {
  await using server = await startTestServer();
  await using phone = await Phone.unpack(server.origin);
  const page = await phone.open('/');
  await page.getByLabel('Maia speaks').selectOption('ar');
  await expect(page.locator('html[lang="ar"][dir="rtl"]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home['home.heading'] ?? '');
  await phone.untilInstalled();
  await until('the words are kept', async () => (await keptWords(page)) === 4);

  await server.kill();
  try {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home['home.heading'] ?? '');
    await phone.open('/emergency');
    const title = (name: string | undefined) => page.getByRole('heading', { name: name ?? '', exact: true });
    await expect(title(arabicEmergency['emergency.signs.title'])).toBeVisible();
    await page.getByRole('button', { name: language['language.showEnglish'] ?? '' }).click();
    await expect(title(emergency['emergency.signs.title'])).toBeVisible();
    await expect(page.locator('[lang="en"][dir="ltr"]').filter({ has: title('Danger signs') })).toHaveCount(1);
    expect(await axeFindings(page)).toEqual([]);
  } finally {
    await server.run();
  }
  expect(phone.forbiddenEvents.take()).toEqual([]);
});
