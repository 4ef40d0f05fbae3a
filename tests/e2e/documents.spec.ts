import { expect, test } from '@playwright/test';
import { Client, Query, Storage } from 'node-appwrite';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { axeFindings } from '../support/browser/accessibility.ts';
import { chooseFiles, type ChosenFile } from '../support/browser/choose-files.ts';
import { Clinic, newPerson } from '../support/server/clinic.ts';
import { FaultProxy, type NetworkFault } from '../support/network/fault-proxy.ts';
import { logIn, save, signUp } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { Visit } from '../support/browser/signed-up-patient.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import { until } from '../support/until.ts';

const drawing = { name: 'script.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg><script/></svg>') };

/** A photo in the size of a phone camera, held sideways, with the orientation in its EXIF data. */
const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#c8507a' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
});

test('photos taken without a network become one PDF, outlive a killed browser and a lost answer, arrive once, and her doctor may read them', async () => {
  await using server = await startTestServer();
  await using proxy = await FaultProxy.to(server.origin);
  await using phone = await Phone.withApp(proxy.origin);
  const [clinic, patient] = [new Clinic(server), newPerson('Amina Odhiambo')];
  await signUp(await phone.open('/signup'), patient);
  await phone.untilInstalled();
  const userId = await clinic.idOf(patient.email);
  const doctor = await clinic.addDoctor('Dr Wambui', (await clinic.addHospital('Kisumu')).id);
  await until('her profile is at the server', async () => (await clinic.held('profiles', userId)).length === 1);
  await clinic.assignDoctor(userId, doctor.id);
  let page = await phone.open('/medicaldocs');
  await expect(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible();
  await proxy.vanish();

  await page.getByRole('button', { name: 'Add a document' }).click();
  await chooseFiles(page, 'Choose files', drawing);
  await expect(page.getByRole('alert')).toContainText('script.svg is an SVG drawing');
  await chooseFiles(page, 'Take a photo', await photo('one.jpg'));
  await chooseFiles(page, 'Choose files', await photo('two.jpg'));
  await expect(page.getByText('2 pages become one PDF')).toBeVisible();
  // The photo is shown upright, although the phone was held sideways.
  const isUpright = (image: HTMLImageElement) => image.naturalHeight > image.naturalWidth;
  expect(await page.getByRole('dialog').locator('img').first().evaluate(isUpright)).toBe(true);
  await page.getByRole('button', { name: 'Discharge letter' }).click();
  await page.getByLabel('Description').fill('Letter after the scan');
  expect(await axeFindings(page)).toEqual([]);
  // She closes the form by mistake.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add a document' }).click();
  await expect(page.getByText('2 pages become one PDF')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Letter after the scan');
  // On a phone with little memory the camera app makes the system kill the browser.
  await phone.untilSessionIsOnDisk();
  await phone.kill();
  await phone.switchOn();
  page = await phone.open('/medicaldocs');
  await page.getByRole('button', { name: 'Add a document' }).click();
  await expect(page.getByText('2 pages become one PDF')).toBeVisible();
  await page.getByRole('button', { name: 'Discharge letter' }).click();
  await page.getByLabel('Description').fill('Letter after the scan');
  await save(page);
  const row = page.getByRole('listitem').filter({ hasText: 'Letter after the scan' });
  await expect(row).toContainText('Waiting to be sent');

  await phone.kill();
  await phone.switchOn();
  page = await phone.open('/medicaldocs');
  const kept = page.getByRole('listitem').filter({ hasText: 'Letter after the scan' });
  await expect(kept).toContainText('Waiting');
  await expect(kept.locator('img')).toBeVisible();
  const lost: NetworkFault = { is: 'lose response' };
  proxy.trouble = ({ method, path }) =>
    method === 'POST' && path.endsWith('/files') && proxy.injected.length === 0 ? lost : undefined;
  await proxy.reopen();
  // Chromium writes the session cookie to disk within 30 s; on a fast machine it may be missing after the kill.
  const signIn = page.getByRole('link', { name: /sign in/i });
  await expect(signIn.or(kept.filter({ hasNotText: 'Waiting' }))).toBeVisible();
  if (await signIn.isVisible()) {
    await signIn.click();
    await logIn(page, patient);
  }
  await until('the record is at the server', async () => (await clinic.held('medical_documents', userId)).length === 1);

  expect(proxy.injected).toEqual([lost]);
  const client = new Client().setEndpoint(server.endpoint).setProject(server.projectId).setKey(server.apiKey);
  // Only this user's files: an external server also has the files of other runs.
  const filesThere = async () =>
    (await new Storage(client).listFiles({ bucketId: 'medical-files', queries: [Query.limit(5000)] })).files.filter(
      ({ $permissions }) => $permissions.some((grant) => grant.includes(`user:${userId}`)),
    );
  const [record] = await clinic.held('medical_documents', userId);
  await until('the doctor may read it', async () =>
    (await filesThere()).every(({ $permissions }) => $permissions.includes(`read("user:${doctor.id}")`)),
  );
  expect((await filesThere()).map(({ $id, mimeType }) => [$id, mimeType])).toEqual([
    [record?.['fileId'], 'application/pdf'],
  ]);
  expect(record).toMatchObject({ category: 'discharge', documentType: 'application/pdf' });

  await phone.open('/medicaldocs');
  const safe = page.getByRole('listitem').filter({ hasText: 'Letter after the scan' });
  await expect(safe).not.toContainText(/Waiting|Sending/);
  await safe.getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Open the PDF' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep offline' }).click();
  await expect(page.getByRole('button', { name: 'Keep offline' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No documents yet' })).toBeVisible();
  await until('record and file are gone', async () => {
    const records = await clinic.held('medical_documents', userId);
    return records.length === 0 && (await filesThere()).length === 0;
  });
});

/** A PDF with this many pages, each with a line of text. */
async function printedPdf(pages: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (let number = 1; number <= pages; number += 1)
    pdf.addPage([595, 842]).drawText(`Page ${number}: haemoglobin 11.2 g/dL`, { x: 60, y: 700, size: 24 });
  return Buffer.from(await pdf.save());
}

test('a saved picture and every page of a saved PDF are seen when the document is opened', async () => {
  await using visit = await Visit.begin();
  const { page } = visit.phone;
  await visit.phone.open('/medicaldocs');
  const dialog = page.getByRole('dialog');
  const add = async (file: ChosenFile, description: string) => {
    await page.getByRole('button', { name: 'Add a document' }).click();
    await chooseFiles(page, 'Choose files', file);
    await page.getByLabel('Description').fill(description);
    await save(page);
    await page.getByRole('listitem').filter({ hasText: description }).getByRole('button').click();
  };
  /** The size on the screen, in px, once the picture is decoded. */
  const seen = (name: string) =>
    dialog.getByRole('img', { name }).evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const { width, height } = image.getBoundingClientRect();
      return { width, height };
    });
  /** Which share of the stage has about this colour, as the screen shows it. */
  const shareOf = async (title: string, [red, green, blue]: readonly [number, number, number]) => {
    const shot = await dialog.getByRole('group', { name: title }).screenshot();
    const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const isNear = (at: number) =>
      [red, green, blue].every((value, channel) => Math.abs((data[at + channel] ?? 0) - value) < 40);
    const pixels = info.width * info.height;
    return Array.from({ length: pixels }, (_, pixel) => isNear(3 * pixel)).filter(Boolean).length / pixels;
  };
  const photoColour = [0xc8, 0x50, 0x7a] as const;

  await add(await photo('one.jpg'), 'The scan picture');
  const upright = await seen('The scan picture');
  expect(upright.width).toBeGreaterThan(300);
  expect(await shareOf('The scan picture', photoColour)).toBeGreaterThan(0.5);
  await page.getByRole('button', { name: 'Turn', exact: true }).click();
  const turned = await seen('The scan picture');
  expect([upright.height > upright.width, turned.height > turned.width]).toEqual([true, false]);
  await dialog.getByRole('group', { name: 'The scan picture' }).dblclick();
  expect((await seen('The scan picture')).width).toBeGreaterThan(2 * turned.width);
  expect(await shareOf('The scan picture', photoColour)).toBeGreaterThan(0.8);
  await page.keyboard.press('Escape');

  await add({ name: 'lab.pdf', mimeType: 'application/pdf', buffer: await printedPdf(40) }, 'The lab letter');
  const first = await seen('Page 1 of 40');
  // The page is as wide as the screen, so its text can be read.
  expect(first.width).toBeGreaterThan(300);
  expect(first.height).toBeGreaterThan(400);
  expect(await shareOf('The lab letter', [255, 255, 255])).toBeGreaterThan(0.5);
  expect(await shareOf('The lab letter', [20, 20, 20])).toBeGreaterThan(0.001);
  await page.getByRole('button', { name: 'Next page' }).click();
  await seen('Page 2 of 40');
  await dialog.getByRole('group', { name: 'The lab letter' }).press('End');
  await seen('Page 40 of 40');
  expect(await shareOf('The lab letter', [20, 20, 20])).toBeGreaterThan(0.001);
  expect(await axeFindings(page)).toEqual([]);
});
