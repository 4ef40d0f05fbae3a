import { expect, test } from '@playwright/test';
import { axeFindings } from '../support/browser/accessibility.ts';
import { Clinic, newPerson } from '../support/server/clinic.ts';
import { logIn, signUp } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { scriptPayloads } from '../support/samples/script-payloads.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import type { TestServer } from '../support/server/test-server.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(async () => server[Symbol.asyncDispose]());

const TEXT = '## At night\n\nLie **on your side** from 28 weeks.\n\n<img src=x onerror="document.title=\'run\'">';

test('an administrator’s draft outlives a reload, a patient reads the article offline again, and her message waits and is sent', async () => {
  const clinic = new Clinic(server);
  const admin = await clinic.addAdmin('Grace Njoki');
  await using desk = await Phone.withApp(server.origin);
  await logIn(await desk.open('/login'), admin);
  await desk.page.waitForURL('**/clinic');
  await desk.open('/create-blog');
  await desk.page.getByLabel('Title').fill('Sleep in late pregnancy');
  await desk.page.getByLabel('Text').fill(TEXT);
  await expect(desk.page.getByText('Draft kept on this phone')).toBeVisible();
  await desk.page.reload();
  await expect(desk.page.getByLabel('Text')).toHaveValue(TEXT);
  await expect(desk.page.getByLabel('Address')).toHaveValue('sleep-in-late-pregnancy');
  await desk.page.getByLabel('Sources').fill('NHS, sleeping positions, 2024');
  await desk.page.getByRole('button', { name: 'Publish', exact: true }).click();
  await desk.page.waitForURL('**/blog/sleep-in-late-pregnancy');
  await expect(desk.page.getByRole('button', { name: 'Delete article' })).toBeVisible();

  await clinic.databases.createDocument('maia', 'blog_posts', 'payloads', {
    title: 'All payloads <script>globalThis.ran=1</script>',
    slug: 'payloads',
    // No backend accepts a text with a NUL character.
    content: scriptPayloads.join('\n\n').replaceAll('\0', ''),
    author: '<img src=x onerror="globalThis.ran=1">',
    sources: scriptPayloads.slice(0, 50),
  });

  await using phone = await Phone.withApp(server.origin);
  const { page } = phone;
  const patient = newPerson('Amina Odhiambo');
  await signUp(await phone.open('/signup'), patient);
  await phone.untilInstalled();
  await phone.open('/blog');
  await page.getByRole('link', { name: 'Sleep in late pregnancy' }).click();
  await expect(page.getByRole('heading', { name: 'At night' })).toBeVisible();
  await expect(page.getByText('<img src=x', { exact: false })).toBeVisible();
  await expect(page.getByText('Readable without a network')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await phone.open('/blog/payloads');
  await expect(page.getByRole('heading', { name: 'All payloads' })).toBeVisible();
  await expect(page.getByText('Readable without a network')).toBeVisible();
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);

  await phone.context.setOffline(true);
  await phone.open('/blog');
  await expect(page.getByText('These articles are on this phone', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Sleep in late pregnancy' }).click();
  await expect(page.getByText('on your side')).toBeVisible();
  await expect(page.getByText('NHS, sleeping positions, 2024')).toBeVisible();

  await phone.open('/contact');
  await page.getByLabel('Your message').fill('The list is empty at noon');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Waits on this phone for a network')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Waits on this phone for a network')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await phone.context.setOffline(false);
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  expect(await clinic.held('contact_messages', await clinic.idOf(patient.email))).toMatchObject([
    { kind: 'trouble', text: 'The list is empty at noon' },
  ]);
  expect([...desk.forbiddenEvents.take(), ...phone.forbiddenEvents.take()]).toEqual([]);
});

test('an old draft undoes nothing that another administrator put right, and where both wrote it asks', async () => {
  const clinic = new Clinic(server);
  const admin = await clinic.addAdmin('Ruth Wanjiru');
  const fish = { title: 'Fish', slug: 'fish', content: 'Eat tuna every day.', author: 'Maia' };
  await clinic.databases.createDocument('maia', 'blog_posts', 'fish', fish);
  const putRight = (fields: object) => clinic.databases.updateDocument('maia', 'blog_posts', 'fish', fields);
  await using desk = await Phone.withApp(server.origin);
  const { page } = desk;
  await logIn(await desk.open('/login'), admin);
  await page.waitForURL('**/clinic');
  await desk.open('/edit-blog/fish');
  await page.getByRole('textbox', { name: 'Title' }).fill('Fish in pregnancy');
  await expect(page.getByText('Draft kept on this phone')).toBeVisible();

  await putRight({ content: 'Tuna: at most twice a week.', reviewer: 'Dr Achieng', reviewedOn: '2026-11-20' });
  await page.reload();
  const text = page.getByRole('textbox', { name: 'Text' });
  await expect(text).toHaveValue('Tuna: at most twice a week.');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Fish in pregnancy');

  // The article also changes while the form is open: the app reads it again before it sends anything.
  await text.fill('Eat no tuna.');
  await putRight({ content: 'Tuna: at most once a week.' });
  const save = page.getByRole('button', { name: 'Save changes' });
  await save.click();
  await expect(page.getByRole('alert')).toContainText('changed elsewhere');
  const clash = page.getByRole('group', { name: 'Text' });
  await expect(clash.getByRole('textbox')).toHaveValue('Tuna: at most once a week.');
  expect(await axeFindings(page)).toEqual([]);
  await clash.getByRole('button', { name: 'Take this' }).click();
  await expect(text).toHaveValue('Tuna: at most once a week.');
  await save.click();
  await page.waitForURL('**/blog/fish');
  expect(await clinic.databases.getDocument('maia', 'blog_posts', 'fish')).toMatchObject({
    title: 'Fish in pregnancy',
    content: 'Tuna: at most once a week.',
    reviewer: 'Dr Achieng',
  });
  expect(desk.forbiddenEvents.take()).toEqual([]);
});
