import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GoogleGenerativeAI, type GoogleGenerativeAIFetchError } from '@google/generative-ai';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LONGEST_TEXT } from '../../../functions/ai/cleaned-request.ts';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { runtimeParts } from '../../../server/runtime.ts';
import { AiService } from '../../support/network/ai-service.ts';
import { Person } from '../server/person.ts';

const CONFIG = fileURLToPath(new URL('../../../appwrite.json', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'maia-ai-'));
const KEY = 'planted-key-of-the-clinic';
const service = await new AiService().start();
let running: RunningBackend;
let people = 0;

const variables = {
  GEMINI_API_KEY: KEY,
  AI_ENDPOINT: service.url,
  AI_MODEL: 'retired-model, busy-model, good-model',
  AI_PER_MINUTE: '4',
  AI_PER_DAY: '6',
};

async function setVariables(values: Record<string, string>): Promise<void> {
  const admin = new Person('admin', running.url, running.apiKey);
  const { variables: held = [] } = await admin.must('GET', '/functions/ai/variables');
  for (const { $id } of held as { $id: string }[]) await admin.must('DELETE', `/functions/ai/variables/${$id}`, {});
  for (const [key, value] of Object.entries(values))
    await admin.must('POST', '/functions/ai/variables', { key, value });
}

beforeAll(async () => {
  running = await startBackend({ config: CONFIG, data, port: 0, rateLimits: false, ...runtimeParts() });
  await setVariables(variables);
});
afterAll(async () => {
  service.stop();
  await running.close();
  rmSync(data, { recursive: true });
});
beforeEach(() => {
  service.asked.length = 0;
  service.abandoned = 0;
  service.scripts.clear();
  service.say({ kind: 'text', parts: ['Drink water. ', 'Call your midwife.'] });
});

/** A signed-in user and the SDK as the app uses it: the session's token takes the place of the API key. */
async function signedIn(task = 'chat') {
  const person = await Person.join(running.url, `asker-${(people += 1)}`);
  const { jwt } = await person.must('POST', '/account/jwts', {});
  return { person, model: modelFor(String(jwt), task) };
}
const modelFor = (token: string, task = 'chat') =>
  new GoogleGenerativeAI(token).getGenerativeModel(
    { model: 'maia' },
    { baseUrl: `${running.url}/functions/ai`, customHeaders: { 'x-maia-task': task } },
  );
const failureOf = (asked: Promise<unknown>): Promise<GoogleGenerativeAIFetchError> =>
  asked.then(
    () => expect.fail('was answered'),
    (error: GoogleGenerativeAIFetchError) => error,
  );

describe('the AI gateway', () => {
  it('forwards a question with the key, the instruction and the settings of the specification', async () => {
    const { model } = await signedIn();
    const { response } = await model.generateContent('What helps with heartburn?');
    expect(response.text()).toBe('Drink water. Call your midwife.');
    const [asked] = service.asked;
    expect(asked?.key).toBe(KEY);
    expect(asked?.body.generationConfig).toEqual({ temperature: 0.1, maxOutputTokens: 8192 });
    const kinds = ['HARASSMENT', 'HATE_SPEECH', 'SEXUALLY_EXPLICIT', 'DANGEROUS_CONTENT'];
    expect(asked?.body.safetySettings).toEqual(
      kinds.map((kind) => ({ category: `HARM_CATEGORY_${kind}`, threshold: 'BLOCK_MEDIUM_AND_ABOVE' })),
    );
    expect(asked?.body.systemInstruction.parts[0]?.text).toContain('not a doctor');
  });

  it('forwards a stream while it comes, and stops the service when the reader is gone', async () => {
    const { model } = await signedIn();
    service.say({ kind: 'slow', parts: ['First. ', 'Second.'] });
    const stop = new AbortController();
    const { stream, response } = await model.generateContentStream('Hello', { signal: stop.signal });
    response.catch(() => undefined);
    expect((await stream.next()).value?.text()).toBe('First. ');
    stop.abort();
    await expect.poll(() => service.abandoned, { timeout: 5000 }).toBe(1);
  });

  it('asks the next model when one is retired or overloaded', async () => {
    const { model } = await signedIn();
    service.scripts.set('retired-model', [{ kind: 'status', status: 404 }]);
    service.scripts.set('busy-model', [{ kind: 'status', status: 429 }]);
    expect((await model.generateContent('Hello')).response.text()).toContain('Drink water');
    expect(service.asked.map((asked) => asked.model)).toEqual(['retired-model', 'busy-model', 'good-model']);
  });

  it('lets no name, address, telephone number or id out, and keeps readings as they are', async () => {
    const { person, model } = await signedIn();
    await person.must('PATCH', '/account/name', { name: 'Wanjiru Okafor-Smith' });
    await model.generateContent({
      contents: [
        {
          role: 'user',
          parts: [
            {
              text: `I am Wanjiru, ${person.id}@example.com, 0712 345 678 or +254 712 345 678, id ${person.id}. BP 118/76, sugar 95 and 140 120 110.`,
            },
          ],
        },
      ],
      systemInstruction: `Name Okafor-Smith, week 28`,
    });
    const sent = JSON.stringify(service.asked[0]?.body);
    for (const secret of ['Wanjiru', 'Okafor', person.id, '712 345', 'example.com']) expect(sent).not.toContain(secret);
    for (const kept of ['118/76', 'sugar 95', '140 120 110', 'week 28']) expect(sent).toContain(kept);
  });

  it('passes on nothing that a caller adds: no tools, no other settings, no other model', async () => {
    const { person } = await signedIn();
    const { jwt } = await person.must('POST', '/account/jwts', {});
    const body = {
      contents: [{ role: 'user', parts: [{ text: 'hi' }] }],
      tools: [{ codeExecution: {} }],
      safetySettings: [{ category: 'HARM_CATEGORY_HARASSMENT', threshold: 'BLOCK_NONE' }],
      generationConfig: { temperature: 2 },
    };
    const answer = await fetch(`${running.url}/functions/ai/v1beta/models/other-model:generateContent`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': String(jwt) },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    expect(Object.keys(service.asked[0]?.body ?? {}).sort()).toEqual([
      'contents',
      'generationConfig',
      'safetySettings',
      'systemInstruction',
    ]);
    expect(service.asked[0]?.model).toBe('retired-model');
    expect(JSON.stringify(service.asked[0]?.body)).not.toContain('BLOCK_NONE');
  });

  it('answers no caller without a session, and forwards nothing for them', async () => {
    for (const token of ['not-a-token', 'a.b.c']) {
      const failure = await failureOf(modelFor(token).generateContent('Hello'));
      expect(failure.status).toBe(401);
    }
    expect(service.asked).toEqual([]);
  });

  it('no longer answers a session that has ended', async () => {
    const { person, model } = await signedIn();
    await person.must('DELETE', '/account/sessions/current', {});
    expect((await failureOf(model.generateContent('Hello'))).status).toBe(401);
  });

  it('allows each person so many questions a minute, also when they are asked at once', async () => {
    const { model } = await signedIn();
    const answers = await Promise.allSettled(Array.from({ length: 7 }, () => model.generateContent('Hello')));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    expect((await failureOf(model.generateContent('Hello'))).status).toBe(429);
    expect((await (await signedIn()).model.generateContent('Hello')).response.text()).not.toBe('');
  });

  it('counts a question before it reads it, so that one that is refused counts too', async () => {
    const { model } = await signedIn();
    const tooLong = () => failureOf(model.generateContent('x'.repeat(LONGEST_TEXT + 1)));
    for (let asked = 0; asked < 4; asked += 1) expect((await tooLong()).status).toBe(400);
    expect((await tooLong()).status).toBe(429);
    expect(service.asked).toEqual([]);
  });

  it('refuses what is too long, is not a picture, or is not JSON', async () => {
    const { model } = await signedIn();
    expect((await failureOf(model.generateContent('x'.repeat(LONGEST_TEXT + 1)))).status).toBe(400);
    const script = { inlineData: { mimeType: 'text/html', data: 'aGk=' } };
    expect((await failureOf(model.generateContent([script]))).status).toBe(400);
    const answer = await fetch(`${running.url}/functions/ai/v1beta/models/m:generateContent`, {
      method: 'POST',
      body: '{',
    });
    expect(answer.status).toBe(401);
    expect(service.asked).toEqual([]);
  });

  it('says a blocked answer as the service does, and an error of the service in words of its own', async () => {
    const { model } = await signedIn();
    service.say({ kind: 'blocked', reason: 'SAFETY' });
    const { response } = await model.generateContent('Hello');
    expect(() => response.text()).toThrow(/SAFETY/);
    service.say({ kind: 'status', status: 403 });
    const failure = await failureOf(model.generateContent('Hello'));
    expect(failure.status).toBe(503);
    expect(failure.message).toContain('AI service is not initialized. Check API Key.');
    expect(failure.message).not.toContain('1234');
  });

  it('reads a lab report under another instruction, as JSON', async () => {
    const { model } = await signedIn('lab-report');
    await model.generateContent([{ inlineData: { mimeType: 'image/png', data: 'aGk=' } }]);
    expect(service.asked[0]?.body.generationConfig).toMatchObject({ responseMimeType: 'application/json' });
    expect(service.asked[0]?.body.systemInstruction.parts[0]?.text).toContain('laboratory report');
  });

  it('suggests products under a third instruction, without brands and doses, as JSON', async () => {
    const { model } = await signedIn('products');
    await model.generateContent('My back hurts at night.');
    expect(service.asked[0]?.body.generationConfig).toMatchObject({ responseMimeType: 'application/json' });
    const instruction = service.asked[0]?.body.systemInstruction.parts[0]?.text;
    for (const rule of ['never a brand', 'no doses', 'safety', 'danger sign']) expect(instruction).toContain(rule);
    expect((await failureOf((await signedIn('adverts')).model.generateContent('Hi'))).status).toBe(400);
  });

  it('keeps nothing of what was said, neither in its history nor in its log', async () => {
    const { model } = await signedIn();
    await model.generateContent('canary-question-4711');
    const admin = new Person('admin', running.url, running.apiKey);
    const runs = JSON.stringify(await admin.must('GET', '/functions/ai/executions'));
    expect(runs).toContain('generateContent for chat: 200');
    expect(runs).not.toMatch(/canary-question|Drink water|planted-key/);
  });

  it('says so when no key is configured, also to the administrator in its log', async () => {
    const { model } = await signedIn();
    await setVariables({ ...variables, GEMINI_API_KEY: '' });
    const failure = await failureOf(model.generateContent('Hello'));
    expect(failure.message).toContain('AI service is not initialized. Check API Key.');
    const admin = new Person('admin', running.url, running.apiKey);
    const { executions } = (await admin.must('GET', '/functions/ai/executions')) as {
      executions: { errors: string }[];
    };
    expect(executions.map(({ errors }) => errors).join()).toContain('AI service is not initialized. Check API Key.');
    await setVariables(variables);
  });

  it('and other functions for guests are the only ones that answer at an address of their own', async () => {
    const { functions } = JSON.parse(readFileSync(CONFIG, 'utf8')) as {
      functions: { $id: string; execute: string[] }[];
    };
    const open: string[] = [];
    for (const { $id } of functions) {
      const { status } = await fetch(`${running.url}/functions/${$id}/`, { method: 'POST' });
      const body = await (await fetch(`${running.url}/functions/${$id}/`, { method: 'POST' })).text();
      if (!(status === 404 && body.includes('function_not_found'))) open.push($id);
    }
    expect(open).toEqual(functions.filter(({ execute }) => execute.includes('any')).map(({ $id }) => $id));
    expect(open).toContain('ai');
    expect(open).not.toContain('care-access');
  });
});
