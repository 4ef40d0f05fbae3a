import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { axeFindings } from '../support/browser/accessibility.ts';
import { chooseFiles } from '../support/browser/choose-files.ts';
import { Clinic } from '../support/server/clinic.ts';
import { logIn, save } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import type { TestServer } from '../support/server/test-server.ts';
import { until } from '../support/until.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(async () => server[Symbol.asyncDispose]());

test('a patient writes with no network, her doctor reads it live, the read mark comes back, and danger shows its card before anything is sent', async () => {
  const clinic = new Clinic(server);
  const hospital = await clinic.addHospital('Lakeside Maternity');
  const doctor = await clinic.addDoctor('Dr Wambui', hospital.id);
  const patient = await clinic.addPatient('Amina Otieno');
  await clinic.databases.createDocument(
    'maia',
    'profiles',
    patient.id,
    { userId: patient.id, name: patient.name, assignedDoctorId: doctor.id },
    [`read("user:${patient.id}")`, `update("user:${patient.id}")`],
  );
  await using phone = await Phone.withApp(server.origin);
  await using desk = await Phone.withApp(server.origin, { viewport: { width: 1280, height: 800 } });

  await phone.open('/login');
  await logIn(phone.page, patient);
  await phone.page.waitForURL('**/dashboard');
  await phone.page.getByRole('link', { name: 'Messages', exact: true }).click();
  const messageList = phone.page.getByRole('list', { name: /^Messages with/ });
  await expect(phone.page.getByText('With Dr Wambui')).toBeVisible();
  await expect(phone.page.getByText('Not for emergencies.')).toBeVisible();

  await desk.open('/login');
  await logIn(desk.page, doctor);
  await desk.page.waitForURL('**/dashboard');
  await desk.open('/doctor-chat');
  await expect(desk.page.getByText('No messages yet')).toBeVisible();

  await phone.untilInstalled();
  await phone.context.setOffline(true);
  const field = phone.page.getByLabel('Write a message');
  await field.fill('May I move my visit to Friday?');
  await phone.page.getByRole('button', { name: 'Send' }).click();
  await expect(messageList.getByRole('listitem').filter({ hasText: 'Friday' })).toContainText('Waiting to be sent');

  // The card appears while she is typing, without a network, and does not prevent the message from being sent.
  await field.fill('since last night my baby has not moved');
  const card = phone.page.getByRole('alert').filter({ hasText: 'Call your maternity unit now' });
  await expect(card).toContainText('baby has not moved');
  await phone.page.getByRole('button', { name: 'Send' }).click();
  await expect(messageList.getByRole('listitem')).toHaveCount(2);
  await expect(card).toBeVisible();
  expect(await axeFindings(phone.page)).toEqual([]);
  await phone.page.getByRole('button', { name: 'I have called, I understand' }).click();
  await expect(card).toHaveCount(0);

  await phone.context.setOffline(false);
  await desk.page.getByRole('link', { name: /Amina Otieno/ }).click();
  const his = desk.page.getByRole('list', { name: 'Messages with Amina Otieno' });
  await expect(his.getByRole('listitem')).toHaveCount(2);
  await expect(his.getByRole('listitem').first()).toContainText('Friday');
  await expect(messageList.getByRole('listitem').filter({ hasText: 'Friday' })).toContainText('Read');
  await expect(card).toHaveCount(0);

  await desk.page.getByLabel('Write a message').fill('Come in now, please.');
  await desk.page.getByRole('button', { name: 'Send' }).click();
  await expect(messageList.getByRole('listitem').last()).toContainText('Come in now, please.');
  await expect(his.getByRole('listitem').last()).toContainText('Read');
  expect(await axeFindings(desk.page)).toEqual([]);

  await test.step('an answer that arrives while she is elsewhere is counted in the tabs and on Today, and opens with no network', async () => {
    await phone.page.getByRole('link', { name: 'Today', exact: true }).click();
    await desk.page.getByLabel('Write a message').fill('Ask for me at the desk.');
    await desk.page.getByRole('button', { name: 'Send' }).click();
    const tab = phone.page.getByRole('link', { name: 'Messages 1 unread message' });
    await expect(tab).toBeVisible();
    const row = phone.page.getByRole('link', { name: /New message from your doctor/ });
    await expect(row).toContainText('Ask for me at the desk.');
    expect(await axeFindings(phone.page)).toEqual([]);
    await phone.context.setOffline(true);
    await row.click();
    await expect(phone.page.getByText('New messages', { exact: true })).toBeInViewport();
    await expect(phone.page.getByText('Ask for me at the desk.')).toBeInViewport();
    await expect(tab).toHaveCount(0);
    await phone.context.setOffline(false);
    await expect(his.getByRole('listitem').last()).toContainText('Read');
  });

  await messageList.getByText('May I move my visit to Friday?').click({ button: 'right' });
  await phone.page.getByRole('menuitem', { name: 'Delete' }).click();
  await phone.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(his.getByRole('listitem')).toHaveCount(3);

  await test.step('she attaches a document, and her doctor opens its file from the message', async () => {
    await phone.open('/medicaldocs');
    await phone.page.getByRole('button', { name: 'Add a document' }).click();
    const create = { width: 40, height: 30, channels: 3, background: '#c8507a' } as const;
    await chooseFiles(phone.page, 'Choose files', {
      name: 'letter.png',
      mimeType: 'image/png',
      buffer: await sharp({ create }).png().toBuffer(),
    });
    await save(phone.page);
    await expect(phone.page.getByRole('listitem').filter({ hasText: /Photo .*jpg/ })).toBeVisible();
    // This page requests the doctor's grant a moment after the push; after a reload it would come only with the
    // server's sweep.
    await until('her doctor may read it', async () => {
      const [record] = await clinic.held('medical_documents', patient.id);
      return record?.$permissions.includes(`read("user:${doctor.id}")`) || undefined;
    });
    await phone.page.getByRole('link', { name: 'Messages', exact: true }).click();
    await phone.page.getByRole('button', { name: 'Attach' }).click();
    await phone.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Photo .*jpg/ })
      .click();
    await phone.page.getByRole('button', { name: 'Send' }).click();
    await his.getByRole('link', { name: /^Photo .*jpg/ }).click();
    await desk.page.getByRole('button', { name: /^Open Photo .*jpg/ }).click();
    const picture = desk.page.getByRole('dialog').getByRole('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
    expect((await picture.boundingBox())?.width ?? 0, 'its width on the screen').toBeGreaterThan(30);
    await desk.page.keyboard.press('Escape');
  });

  await test.step('without a network her doctor still reads what she wrote', async () => {
    await desk.untilInstalled();
    await desk.context.setOffline(true);
    await desk.open(`/doctor-chat?with=${patient.id}`);
    await expect(his.getByRole('listitem').filter({ hasText: 'my baby has not moved' })).toBeVisible();
    await expect(desk.page.getByRole('status').filter({ hasText: 'What is shown is from' })).toBeVisible();
  });
});
