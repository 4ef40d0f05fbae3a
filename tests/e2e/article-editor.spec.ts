import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { axeFindings } from '../support/browser/accessibility.ts';
import { logIn } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { Clinic } from '../support/server/clinic.ts';
import { startTestServer } from '../support/server/start-test-server.ts';

const desktop = { viewport: { width: 1280, height: 800 } };
const photo = async () => ({
  name: 'bed.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#8ac' } })
    .jpeg()
    .toBuffer(),
});

test('an article from an empty page to a reader’s phone: written with the toolbar at a desk, finished on a phone, read offline with its picture', async () => {
  await using server = await startTestServer();
  const clinic = new Clinic(server);
  const [admin, patient] = [await clinic.addAdmin('Grace Njoki'), await clinic.addPatient('Amina Odhiambo')];

  await using desk = await Phone.withApp(server.origin, desktop);
  const { page } = desk;
  const text = page.getByRole('textbox', { name: 'Text' });
  const tool = (name: string) =>
    page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true });
  const preview = page.getByRole('complementary', { name: 'Preview' });

  await test.step('the administrator writes with buttons and keys, and sees beside it what readers will see', async () => {
    await logIn(await desk.open('/login'), admin);
    await page.waitForURL('**/clinic');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Articles' }).click();
    await expect(page.getByText('No article or draft fits this.')).toBeVisible();
    await page.getByRole('link', { name: 'Write an article' }).click();
    await page.getByLabel('Title').fill('Sleep in late pregnancy');
    await text.click();
    await tool('Heading').click();
    await page.keyboard.type('At night');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Lie on your side.');
    await page.keyboard.press('Shift+Home');
    await page.keyboard.press('Control+b');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await tool('List').click();
    await page.keyboard.type('a pillow');
    await page.keyboard.press('Enter');
    await page.keyboard.type('a dark room');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('<img src=x onerror="globalThis.ran=1">');
    await expect(text).toHaveValue(
      '## At night\n\n**Lie on your side.**\n\n- a pillow\n- a dark room\n\n<img src=x onerror="globalThis.ran=1">',
    );
    await expect(preview.getByRole('heading', { name: 'At night' })).toBeVisible();
    await expect(preview.getByRole('strong')).toHaveText('Lie on your side.');
    await expect(preview.getByRole('listitem').filter({ hasText: 'a dark room' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('undo takes a button back and redo brings it again, by mouse and by key', async () => {
    const before = await text.inputValue();
    await tool('Quotation').click();
    await expect(text).toHaveValue(/> <img/);
    await expect(tool('Quotation')).toHaveAttribute('aria-pressed', 'true');
    await tool('Undo').click();
    await expect(text).toHaveValue(before);
    await page.keyboard.press('Control+Shift+z');
    await expect(text).toHaveValue(/> <img/);
    await page.keyboard.press('Control+z');
    await expect(text).toHaveValue(before);
  });

  await test.step('a link is checked, and a picture needs words before it is put in', async () => {
    await tool('Link').click();
    const link = page.getByRole('dialog', { name: 'Link' });
    await link.getByLabel('Address of the link').fill('javascript:alert(1)');
    await link.getByLabel('Words of the link').fill('WHO');
    await link.getByRole('button', { name: 'Put it in' }).click();
    await expect(link).toContainText('Readers could not follow this address.');
    await link.getByLabel('Address of the link').fill('who.int/sleep');
    await link.getByRole('button', { name: 'Put it in' }).click();
    await expect(preview.getByRole('link', { name: 'WHO' })).toHaveAttribute('href', 'https://who.int/sleep');

    await tool('Picture').click();
    const sheet = page.getByRole('dialog', { name: 'Picture' });
    const chooser = page.waitForEvent('filechooser');
    await sheet.getByRole('button', { name: 'Choose a picture' }).click();
    await (await chooser).setFiles(await photo());
    await expect(sheet.locator('img')).toBeVisible();
    await sheet.getByRole('button', { name: 'Put it in' }).click();
    await expect(sheet).toContainText('Say what the picture shows.');
    expect(await axeFindings(page)).toEqual([]);
    await sheet.getByLabel('What the picture shows').fill('A bed with two pillows');
    await sheet.getByRole('button', { name: 'Put it in' }).click();
    await expect(preview.getByRole('img', { name: 'A bed with two pillows' })).toBeVisible();
  });

  await test.step('the typed text survives a reload without a network; with one it is saved as a draft', async () => {
    await expect(page.getByText('Draft kept on this phone')).toBeVisible();
    await desk.untilInstalled();
    const before = await text.inputValue();
    await desk.context.setOffline(true);
    await page.reload();
    await expect(text).toHaveValue(before);
    await page.getByRole('button', { name: 'Save as a draft' }).click();
    await expect(page.getByRole('alert')).toContainText('The draft stays on this phone');
    await expect(text).toHaveValue(before);
    await desk.context.setOffline(false);
    await page.getByRole('button', { name: 'Save as a draft' }).click();
    await expect(page.getByText('Saved as a draft. Administrators alone can read it.')).toBeVisible();
    await expect(text).toHaveValue(before);
  });

  await using reader = await Phone.withApp(server.origin);
  await test.step('no reader finds a draft', async () => {
    await logIn(await reader.open('/login'), patient);
    await reader.page.waitForURL('**/dashboard');
    await reader.untilInstalled();
    await reader.open('/blog');
    await expect(reader.page.getByText('No articles yet.')).toBeVisible();
    await reader.open('/clinic/articles');
    await reader.page.waitForURL('**/dashboard');
  });

  await test.step('on a phone the administrator finds the draft, looks at the preview tab, and publishes', async () => {
    await using phone = await Phone.withApp(server.origin);
    await logIn(await phone.open('/login'), admin);
    await phone.page.waitForURL('**/clinic');
    await phone.open('/clinic/more');
    await phone.page.getByRole('link', { name: 'Articles' }).click();
    expect(await axeFindings(phone.page)).toEqual([]);
    await phone.page.getByRole('link', { name: /Sleep in late pregnancy.*Draft.*English/ }).click();
    await phone.page.getByLabel('Sources').fill('NHS, sleeping positions, 2024');
    await phone.page.getByRole('button', { name: 'Preview' }).click();
    await expect(phone.page.getByRole('img', { name: 'A bed with two pillows' })).toBeVisible();
    await expect(phone.page.getByRole('textbox', { name: 'Text' })).toBeHidden();
    expect(await axeFindings(phone.page)).toEqual([]);
    await phone.page.getByRole('button', { name: 'Publish', exact: true }).click();
    await phone.page.waitForURL('**/blog/sleep-in-late-pregnancy');
    await phone.open('/clinic/articles');
    await expect(phone.page.getByRole('link', { name: /Sleep in late pregnancy.*Published/ })).toBeVisible();
    await expect(phone.page.getByRole('link', { name: /Draft/ })).toHaveCount(0);
    expect([...phone.forbiddenEvents.take()]).toEqual([]);
  });

  await test.step('a reader opens it once, and reads it again without a network, with its picture', async () => {
    await reader.open('/blog');
    await reader.page.getByRole('link', { name: 'Sleep in late pregnancy' }).click();
    await expect(reader.page.getByRole('img', { name: 'A bed with two pillows' })).toBeVisible();
    await expect(reader.page.getByText('Readable without a network')).toBeVisible();
    await reader.context.setOffline(true);
    await reader.open('/blog');
    await reader.page.getByRole('link', { name: 'Sleep in late pregnancy' }).click();
    await expect(reader.page.getByRole('strong')).toHaveText('Lie on your side.');
    await expect(reader.page.getByRole('img', { name: 'A bed with two pillows' })).toBeVisible();
    await expect(reader.page.getByText('NHS, sleeping positions, 2024')).toBeVisible();
    await expect(reader.page.getByText('<img src=x', { exact: false })).toBeVisible();
    for (const each of [reader, desk]) expect(await each.page.evaluate(() => 'ran' in globalThis)).toBe(false);
    expect([...reader.forbiddenEvents.take(), ...desk.forbiddenEvents.take()]).toEqual([]);
  });
});
