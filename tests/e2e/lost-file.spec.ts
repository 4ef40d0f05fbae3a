import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { axeFindings } from '../support/browser/accessibility.ts';
import { chooseFiles } from '../support/browser/choose-files.ts';
import { logIn, save, syncLine } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { Visit } from '../support/browser/signed-up-patient.ts';
import { until } from '../support/until.ts';

const MISSING = 'The file of this document is missing. It comes back when one of your phones still has it.';
/** The list of documents has this at the document. */
const MARKS = { missing: 'The file is missing', remote: 'Not on this phone' };
/** The phone looks again every 30 s while the document is open. */
const RETURNED_WITHIN_MS = 60_000;

const picture = async () => ({
  name: 'scan.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#c8507a' } })
    .jpeg()
    .toBuffer(),
});

/** Stores that the phone compared both sides two days ago; it does so once a day. */
const compareAtNextStart = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const { name = '' } = (await indexedDB.databases()).find((each) => each.name?.endsWith('--sync')) ?? {};
    const database = await done(indexedDB.open(name));
    const value = new Date(Date.now() - 2 * 24 * 60 * 60_000).toISOString();
    await done(database.transaction('facts', 'readwrite').objectStore('facts').put({ name: 'reconciledAt', value }));
    database.close();
  });

/** Pictures of the page on phone and desk, light and dark. */
async function lookAt(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const colorScheme of ['dark', 'light'] as const)
    for (const [width, height] of [
      [1280, 800],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${name}-${width}-${colorScheme}.png` });
    }
  if (before) await page.setViewportSize(before);
}

/** The decoded pixels and the size on the screen, in px. */
const seen = (page: Page, name: string) =>
  page
    .getByRole('dialog')
    .getByRole('img', { name })
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const { width, height } = image.getBoundingClientRect();
      return { pixels: image.naturalWidth * image.naturalHeight, width, height };
    });

test('a file that the server has lost is called missing on one phone, comes back from the other without a tap, and is then seen', async () => {
  await using visit = await Visit.begin();
  const { phone, clinic, patient, server } = visit;
  const userId = await clinic.idOf(patient.email);
  let page = await phone.open('/medicaldocs');
  await page.getByRole('button', { name: 'Add a document' }).click();
  await chooseFiles(page, 'Choose files', await picture());
  await page.getByLabel('Description').fill('The scan picture');
  await save(page);
  await until('the record is there', async () => (await clinic.held('medical_documents', userId)).length === 1);
  const [record] = await clinic.held('medical_documents', userId);
  const fileId = String(record?.['fileId']);
  const row = page.getByRole('listitem').filter({ hasText: 'The scan picture' });
  await expect(row).not.toContainText(/Waiting|Sending/);
  await phone.switchOff();
  await clinic.storage.deleteFile({ bucketId: 'medical-files', fileId });

  await using other = await Phone.withApp(server.origin);
  await logIn(await other.open('/login'), patient);
  await other.page.waitForURL('**/dashboard');
  const second = await other.open('/medicaldocs');
  const marked = second.getByRole('listitem').filter({ hasText: 'The scan picture' });
  await expect(marked).toContainText(MARKS.remote);
  const pictures = process.env['LOOK_AT'];
  if (pictures) await lookAt(second, `${pictures}/list-remote`);
  await marked.getByRole('button').click();
  await expect(second.getByText(MISSING)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const)
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 360, height: 740 },
    ]) {
      await second.setViewportSize(viewport);
      await second.emulateMedia({ colorScheme });
      await expect(second.getByText(MISSING)).toBeInViewport();
      expect(await axeFindings(second)).toEqual([]);
      if (pictures) await second.screenshot({ path: `${pictures}/missing-${viewport.width}-${colorScheme}.png` });
    }
  await second.emulateMedia({ colorScheme: 'light' });
  await second.keyboard.press('Escape');
  await expect(marked).toContainText(MARKS.missing);
  if (pictures) await lookAt(second, `${pictures}/list-missing`);
  expect(await axeFindings(second)).toEqual([]);

  // The first phone is switched on some days later, and shows her dashboard only.
  await phone.switchOn();
  page = await phone.open('/dashboard');
  await expect(syncLine(page)).toContainText('synced');
  await compareAtNextStart(page);
  await phone.switchOff();
  await phone.switchOn();
  page = await phone.open('/dashboard');
  const filesThere = async () => {
    const file = await clinic.storage.getFile({ bucketId: 'medical-files', fileId }).catch(() => undefined);
    return file?.chunksUploaded === file?.chunksTotal && file !== undefined;
  };
  await until('the file is at the server again', filesThere, 60_000);

  await expect(marked).not.toContainText(MARKS.missing, { timeout: RETURNED_WITHIN_MS });
  await expect(marked).toContainText(MARKS.remote);
  await marked.getByRole('button').click();
  const image = second.getByRole('dialog').getByRole('img', { name: 'The scan picture' });
  await expect(image).toBeVisible();
  const shown = await seen(second, 'The scan picture');
  expect(shown.pixels).toBeGreaterThan(100_000);
  expect(Math.min(shown.width, shown.height)).toBeGreaterThan(100);
  await expect(second.getByText(MISSING)).toHaveCount(0);
  if (pictures) await second.screenshot({ path: `${pictures}/back-360-light.png` });
  expect(await clinic.held('medical_documents', userId)).toEqual([record]);
});
