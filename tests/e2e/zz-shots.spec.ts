import { test } from '@playwright/test';
import sharp from 'sharp';
import { save } from '../support/patient-steps.ts';
import { Visit } from '../support/visit.ts';
import { axeFindings } from '../support/accessibility.ts';
const OUT = '/tmp/files';
test('shots', async () => {
  test.setTimeout(200_000);
  await using visit = await Visit.begin();
  const { phone } = visit;
  const svg = (t: string, w: number, h: number) => sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="100%" height="100%" fill="#fffdf8"/><text x="80" y="200" font-size="90" font-family="sans-serif">${t}</text><rect x="80" y="260" width="${w-160}" height="20" fill="#889"/><rect x="80" y="360" width="${w-260}" height="20" fill="#889"/></svg>`)).jpeg({quality:95}).toBuffer();
  const put = async (names: [string, Buffer, string][], button = 'Choose files') => {
    const page = phone.page;
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: button }).click();
    await (await chooser).setFiles(names.map(([name, buffer, mimeType]) => ({ name, mimeType, buffer })));
  };
  let page = await phone.open('/medicaldocs');
  await page.getByRole('heading', { name: 'No documents yet' }).waitFor();
  await page.screenshot({ path: `${OUT}/empty.png` });
  await page.getByRole('button', { name: 'Add a document' }).click();
  await put([['one.jpg', await svg('Discharge letter', 1500, 2100), 'image/jpeg'], ['two.jpg', await svg('Page two', 2100, 1500), 'image/jpeg'], ['bad.zip', Buffer.from('PK\x03\x04aaaa'), 'application/zip']]);
  await page.getByText('2 pages become one PDF').waitFor();
  await page.screenshot({ path: `${OUT}/add.png` });
  await page.getByRole('button', { name: 'Discharge letter' }).click();
  await page.getByLabel('Description').fill('Letter after the scan');
  await page.screenshot({ path: `${OUT}/add2.png` });
  await save(page);
  await page.getByText('Letter after the scan').waitFor();
  await visit.server.kill();
  for (const [d, k, n] of [['Iron tablets', 'Prescription', 'p.jpg'], ['Blood count', 'Lab report', 'l.jpg']] as const) {
    await page.getByRole('button', { name: 'Add a document' }).click();
    await put([[n, await svg(d, 1200, 1600), 'image/jpeg']], 'Take a photo');
    await page.getByRole('button', { name: 'Remove page 1' }).waitFor();
    await page.getByRole('button', { name: k }).click();
    await page.getByLabel('Description').fill(d);
    await save(page);
    await page.getByRole('listitem').filter({ hasText: d }).first().waitFor();
  }
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${OUT}/list.png` });
  console.log('axe list', await axeFindings(page));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.screenshot({ path: `${OUT}/list-dark.png` });
  await page.getByRole('listitem').filter({ hasText: 'Blood count' }).getByRole('button').click();
  await page.waitForTimeout(800);
  await page.screenshot({ path: `${OUT}/open-dark.png` });
  console.log('axe open', await axeFindings(page));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.screenshot({ path: `${OUT}/open-wide.png` });
  await page.getByRole('button', { name: 'Close' }).click();
  await page.screenshot({ path: `${OUT}/list-wide.png` });
  // PDF viewer
  await page.getByRole('listitem').filter({ hasText: 'Letter after' }).getByRole('button').click();
  const popup = phone.context.waitForEvent('page', { timeout: 5000 }).catch(() => null);
  const download = page.waitForEvent('download', { timeout: 5000 }).catch(() => null);
  await page.getByRole('button', { name: 'Open the PDF' }).click({ timeout: 3000 }).catch((e) => console.log('no pdf button', String(e).slice(0, 100)));
  const opened = await popup;
  console.log('popup', opened?.url(), 'download', Boolean(await download));
  if (opened) { await opened.waitForTimeout(1500); await opened.screenshot({ path: `${OUT}/pdf.png` }).catch((e) => console.log(String(e))); }
  await page.setViewportSize({ width: 360, height: 740 });
  page = await phone.open('/profile');
  await page.getByRole('button', { name: 'Choose a photo' }).waitFor();
  await put([['me.jpg', await svg('Me', 900, 900), 'image/jpeg']], 'Choose a photo');
  await page.getByRole('img', { name: 'Your photo' }).waitFor();
  await page.getByRole('button', { name: 'Change the photo' }).scrollIntoViewIfNeeded();
  await page.screenshot({ path: `${OUT}/photo.png` });
});
