import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { axeFindings } from '../support/browser/accessibility.ts';
import { AiService } from '../support/network/ai-service.ts';
import { keepFunctionVariables } from '../support/server/function-variables.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import type { TestServer } from '../support/server/test-server.ts';
import { Visit } from '../support/browser/signed-up-patient.ts';

/** Appwrite returns the answer of a function in one piece, so there is no partial answer to stop. */
const comeInParts = !process.env['E2E_ENDPOINT'];
let server: TestServer;
const service = await new AiService().start();
test.beforeAll(async () => {
  server = await startTestServer();
  await keepFunctionVariables(server, 'ai', {
    GEMINI_API_KEY: 'clinic-key',
    AI_ENDPOINT: service.url,
    AI_MODEL: 'one',
  });
});
test.afterAll(async () => {
  service.stop();
  await server[Symbol.asyncDispose]();
});

test('a question is answered while it comes, stopped, kept offline, asked again, renamed and deleted', async () => {
  await using visit = await Visit.begin(server);
  const { page } = visit.phone;
  await visit.phone.open('/chat');
  await page.getByRole('button', { name: 'New question' }).click();
  const box = page.getByLabel('Write a message');

  service.say(
    comeInParts
      ? { kind: 'slow', parts: ['Small **meals** help. ', 'Sleep with your head ', 'up.'] }
      : { kind: 'text', parts: ['Small **meals** help. '] },
  );
  await box.fill('What helps with heartburn?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Small meals help.')).toBeVisible();
  await expect(page.getByText('Sleep with')).toHaveCount(0);
  if (comeInParts) await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Keep this answer' })).toBeVisible();
  const sent = JSON.stringify(service.asked.at(-1)?.body);
  expect(sent).toContain('What helps with heartburn?');
  expect(sent).not.toContain(visit.patient.name);
  expect(sent).not.toContain(visit.patient.email);
  await page.getByRole('button', { name: 'Keep this answer' }).click();
  await expect(page.getByText('Kept', { exact: true })).toBeVisible();

  service.say({ kind: 'text', parts: ['Rest first. You can take 500 mg of paracetamol. ', 'Every four hours.'] });
  await box.fill('And my back?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('I don’t name or change doses.')).toBeVisible();
  await expect(page.getByText('Rest first.')).toBeVisible();
  await expect(page.getByText('500 mg')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);

  service.say({ kind: 'text', parts: ['It shows a red square.'] });
  await page.locator('input[type=file]').setInputFiles({
    name: 'rash.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c33' } })
      .png()
      .toBuffer(),
  });
  await expect(page.getByText('goes to the AI service')).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('It shows a red square.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Open the picture' })).toBeVisible();
  const [question] = service.asked.at(-1)?.body.contents.slice(-1) ?? [];
  expect(question?.parts.map(({ text, inlineData }) => text ?? inlineData?.mimeType)).toEqual([
    'What can you tell me about this picture?',
    'image/jpeg',
  ]);

  service.say({ kind: 'blocked', reason: 'SAFETY' });
  await box.fill('Something else');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Response was blocked due to SAFETY')).toBeVisible();

  await visit.phone.context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Small meals help.')).toBeVisible();
  await box.fill('x'.repeat(20_001));
  await expect(page.getByText('at most 20,000 characters')).toBeVisible();
  await box.fill('Is hard cheese safe?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('I can’t reach the assistant.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'From the texts in this app' })).toBeVisible();
  await expect(page.locator('details', { hasText: /cheese/i }).first()).toBeVisible();
  await expect(box).toHaveValue('');
  await box.fill('since last night i have a bad headache and my face is swollen');
  await expect(page.getByRole('alert')).toContainText('bad headache');
  await page.getByRole('button', { name: 'I have called, I understand' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await box.fill('');
  await visit.phone.context.setOffline(false);
  service.say({ kind: 'text', parts: ['Hard cheese is usually eaten in pregnancy.'] });
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByText('Hard cheese is usually')).toBeVisible();

  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('What is it about?').fill('Heartburn');
  await page.getByRole('button', { name: 'Keep this title' }).click();
  await expect(page.getByRole('heading', { name: 'Heartburn' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByText('Small meals help.')).toBeVisible();
  await page.getByLabel('Search your conversations').fill('RED square');
  await expect(page.getByRole('link', { name: /Heartburn.*It shows a red square/ })).toBeVisible();
  await page.getByRole('link', { name: /Heartburn/ }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('button', { name: 'New question' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Heartburn/ })).toHaveCount(0);
  await expect(page.getByText('Small meals help.')).toBeVisible();
});

test('a danger written in Swahili brings its card in the chat, with no network, while the app speaks English', async () => {
  await using visit = await Visit.begin(server);
  const { page } = visit.phone;
  await visit.phone.open('/chat');
  await page.getByRole('button', { name: 'New question' }).click();
  await visit.phone.untilInstalled();
  await visit.phone.context.setOffline(true);
  const box = page.getByLabel('Write a message');
  const card = page.getByRole('alert').filter({ hasText: 'natoka damu nyingi' });

  await box.fill('daktari, natoka damu nyingi tangu asubuhi');
  await expect(card).toContainText('Emergency - call now');
  await box.fill('daktari, mtoto anacheza vizuri, asante');
  await expect(card).toHaveCount(0);
  await visit.phone.context.setOffline(false);
});
