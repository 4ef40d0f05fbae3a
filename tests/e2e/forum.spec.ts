import { expect, test } from '@playwright/test';
import { axeFindings } from '../support/browser/accessibility.ts';
import { Clinic } from '../support/server/clinic.ts';
import { logIn } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import type { TestServer } from '../support/server/test-server.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(async () => server[Symbol.asyncDispose]());

test('a topic written with no network is posted by itself; votes and a reply reach the other phone, danger warns its writer alone, and a deletion takes all', async () => {
  const clinic = new Clinic(server);
  const [amina, bella] = [await clinic.addPatient('Amina Otieno'), await clinic.addPatient('Bella \u202eNdlovu')];
  await using authorPhone = await Phone.withApp(server.origin);
  await using other = await Phone.withApp(server.origin);
  const enter = async (phone: Phone, person: typeof amina) => {
    await phone.open('/login');
    await logIn(phone.page, person);
    await phone.page.waitForURL('**/dashboard');
    await phone.open('/forum');
    await expect(phone.page.getByRole('button', { name: 'New topic' })).toBeVisible();
  };
  await Promise.all([enter(authorPhone, amina), enter(other, bella)]);
  // A unique title: an external server also has the topics of other runs.
  const title = `Swollen feet ${amina.id.slice(-6)} <img src=x onerror=alert(1)> 🤰`;
  const topics = (phone: Phone) => phone.page.getByRole('list', { name: 'Topics' });
  const topic = (phone: Phone) => topics(phone).getByRole('listitem').filter({ hasText: title });

  await authorPhone.untilInstalled();
  await authorPhone.context.setOffline(true);
  await authorPhone.page.getByRole('button', { name: 'New topic' }).click();
  const form = authorPhone.page.getByRole('dialog');
  await form.getByRole('button', { name: 'Post' }).click();
  await expect(form).toContainText('User ID, Topic Collection ID, title, and content are required.');
  await form.getByLabel('Title').fill(title);
  await form.getByLabel('Your question or story').fill('Anybody else?');
  await form.getByRole('button', { name: 'Post' }).click();
  await expect(topic(authorPhone)).toContainText('Waiting for a network. Will post by itself.');
  await authorPhone.context.setOffline(false);
  await expect(topics(other)).toContainText(title);
  await expect(topics(authorPhone).getByRole('link', { name: title })).toBeVisible();

  await topics(other).getByRole('link', { name: title }).click();
  const votes = other.page.getByRole('group', { name: 'Vote on this topic' });
  await votes.getByRole('button', { name: 'Vote up' }).click();
  await expect(votes.getByRole('status')).toContainText('score 1');
  await expect(topic(authorPhone)).toContainText('score 1');

  // The card appears while she is typing, and does not prevent the reply from being sent.
  await other.page.getByLabel('Write a reply').fill('My baby has not moved since last night');
  const card = other.page.getByRole('alert').filter({ hasText: 'Call your maternity unit now' });
  await expect(card).toBeVisible();
  await other.page.getByRole('button', { name: 'Show my name' }).click();
  await other.page.getByRole('button', { name: 'Reply', exact: true }).click();
  const replies = (phone: Phone) => phone.page.getByRole('list', { name: 'Replies' });
  await expect(replies(other).getByRole('listitem')).toContainText('not moved');
  await expect(card).toBeVisible();
  expect(await axeFindings(other.page)).toEqual([]);

  await expect(topic(authorPhone)).toContainText('1 reply');
  expect(await axeFindings(authorPhone.page)).toEqual([]);
  await topics(authorPhone).getByRole('link', { name: title }).click();
  await expect(replies(authorPhone).getByRole('listitem')).toContainText('Bella Ndlovu');
  await expect(authorPhone.page.getByRole('alert')).toHaveCount(0);

  await authorPhone.page.getByRole('article').getByRole('button', { name: 'Delete' }).click();
  const question = authorPhone.page.getByRole('dialog');
  await expect(question.getByRole('button', { name: 'Keep' })).toBeVisible();
  // Both positions are measured in one call, because the sheet may still be moving.
  const apart = await question.evaluate((sheet) => {
    const named = (words: string) => [...sheet.querySelectorAll('button')].find((each) => each.textContent === words);
    const [keep, remove] = ['Keep', 'Delete'].map((words) => named(words)?.getBoundingClientRect());
    return remove && keep && Math.round(remove.top - keep.bottom);
  });
  expect(apart, 'px between Keep and Delete, as in every question').toBe(8);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(authorPhone.page.getByRole('dialog')).toContainText('The topic and 1 reply were deleted.');
  await expect(other.page.getByText('This topic is not here')).toBeVisible();
  await authorPhone.page.getByRole('dialog').getByRole('link', { name: 'All topics' }).click();
  await expect(authorPhone.page.getByRole('button', { name: 'New topic' })).toBeVisible();
  await expect(topic(authorPhone)).toHaveCount(0);
});

test('whom she hides in one tab is gone from the other one at once, and comes back from the list of them with no network', async () => {
  const clinic = new Clinic(server);
  const [wanjiru, zola] = [await clinic.addPatient('Wanjiru Kamau'), await clinic.addPatient('Zola Dube')];
  // A unique title, as above.
  const topic = `Sleep at night ${Date.now()}`;
  {
    await using authorPhone = await Phone.withApp(server.origin);
    await authorPhone.open('/login');
    await logIn(authorPhone.page, zola);
    await authorPhone.page.waitForURL('**/dashboard');
    await authorPhone.open('/forum');
    await authorPhone.page.getByRole('button', { name: 'New topic' }).click();
    const form = authorPhone.page.getByRole('dialog');
    await form.getByLabel('Title').fill(topic);
    await form.getByLabel('Your question or story').fill('How do you sleep?');
    await form.getByRole('button', { name: 'Show my name' }).click();
    await form.getByRole('button', { name: 'Post' }).click();
    await expect(authorPhone.page.getByRole('link', { name: topic })).toBeVisible();
  }
  await using phone = await Phone.withApp(server.origin);
  await phone.open('/login');
  await logIn(phone.page, wanjiru);
  await phone.page.waitForURL('**/dashboard');
  await phone.open('/forum');
  const list = await phone.context.newPage();
  await list.goto(`${phone.origin}/forum`);
  const topicIn = (tab: typeof list) => tab.getByRole('link', { name: topic });
  await expect(topicIn(list)).toBeVisible();
  await phone.untilInstalled();

  await topicIn(phone.page).click();
  await phone.page.getByRole('article').getByRole('button', { name: 'Hide this person' }).click();
  await expect(phone.page.getByText('You hid who wrote this, on this phone.')).toBeVisible();
  await expect(topicIn(list)).toHaveCount(0);

  await phone.context.setOffline(true);
  const opener = list.getByRole('button', { name: 'You have hidden 1 person' });
  await opener.click();
  const sheet = list.getByRole('dialog', { name: 'People you have hidden' });
  await expect(sheet).toContainText('This list stays on this phone');
  await expect(sheet.getByRole('listitem')).toContainText(`Zola DubeFrom the topic “${topic}”`);
  expect(await axeFindings(list)).toEqual([]);
  await sheet.getByRole('button', { name: 'Show again' }).click();
  await expect(sheet.getByRole('listitem')).toHaveCount(0);
  await expect(sheet).toContainText('Zola Dube is shown again.');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(list.getByRole('button', { name: 'You have hidden nobody' })).toBeFocused();
  await expect(topicIn(list)).toBeVisible();
  await expect(phone.page.getByRole('article')).toContainText('How do you sleep?');
});
