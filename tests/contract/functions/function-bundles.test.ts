import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { appwriteConfig } from '../../../scripts/appwrite/appwrite-json.ts';
import { buildFunctions, deployConfig } from '../../../scripts/appwrite/function-bundles.ts';
import { startBackend, type BackendOptions, type RunningBackend } from '../../../server/backend.ts';
import { readDefinitions } from '../../../server/functions/function-definitions.ts';
import { runtimeParts } from '../../../server/runtime.ts';
import { everything, joinPatient, seenBy } from '../server/care-patient.ts';
import { Person } from '../server/person.ts';

const built = mkdtempSync(join(tmpdir(), 'maia-bundles-'));
const config = join(built, 'appwrite.config.json');
const ids = appwriteConfig().functions.map(({ $id }) => $id);

beforeAll(() => buildFunctions(built), 60_000);
afterAll(() => rmSync(built, { recursive: true }));

/** Does what Appwrite's Node runtime does with a deployment, in a separate process. */
const RUNTIME = `
const { default: handler } = await import('./main.js');
const notes = [];
const answer = (body, status = 200, headers = {}) => ({ body, status, headers });
const res = { json: (body, status) => answer(JSON.stringify(body), status), text: answer, send: answer, empty: () => answer('', 204) };
const req = JSON.parse(process.argv[2]);
const context = { req, res, log: (text) => notes.push(text), error: (text) => notes.push(text) };
console.log(JSON.stringify({ ...(await handler(context)), notes }));
`;

interface Answer {
  readonly body: string;
  readonly status: number;
  readonly notes: string[];
}

async function runAlone(id: string, headers: Record<string, string>, env: Record<string, string>): Promise<Answer> {
  const folder = mkdtempSync(join(tmpdir(), `maia-alone-${id}-`));
  try {
    cpSync(join(built, id), folder, { recursive: true });
    writeFileSync(join(folder, 'runtime.mjs'), RUNTIME);
    const req = { method: 'POST', path: '/', headers, body: '', bodyText: '', query: {} };
    const { stdout } = await promisify(execFile)(process.execPath, ['runtime.mjs', JSON.stringify(req)], {
      cwd: folder,
      env,
    });
    return JSON.parse(stdout) as Answer;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('npm run functions:build', () => {
  it('makes one folder of a module and its manifest for each function', () => {
    expect(readdirSync(built).toSorted()).toEqual(['appwrite.config.json', ...ids].toSorted());
    for (const id of ids) {
      expect(readdirSync(join(built, id)).toSorted(), id).toEqual(['main.js', 'package.json']);
      expect(JSON.parse(readFileSync(join(built, id, 'package.json'), 'utf8'))).toMatchObject({ type: 'module' });
    }
  });

  it.each(ids)('makes %s a module that needs nothing beside it', async (id) => {
    const folder = mkdtempSync(join(tmpdir(), `maia-import-${id}-`));
    cpSync(join(built, id), folder, { recursive: true });
    const script = `import('./main.js').then(({ default: run }) => console.log(typeof run))`;
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], { cwd: folder, env: {} });
    rmSync(folder, { recursive: true });
    expect(stdout.trim()).toBe('function');
  });

  it('writes what the CLI deploys: appwrite.json, these folders as paths, and the project that was asked for', () => {
    expect(JSON.parse(readFileSync(config, 'utf8'))).toEqual(deployConfig());
    const target = { projectId: 'clinic', endpoint: 'https://api.clinic.example/v1' };
    const { functions, ...schema } = appwriteConfig();
    expect(deployConfig(target)).toEqual({
      ...schema,
      ...target,
      functions: functions.map((one) => ({ ...one, path: one.$id })),
    });
  });
});

describe('a bundled function', () => {
  let data: string;
  let running: RunningBackend;

  async function start(options: Partial<BackendOptions>): Promise<{ doctor: Person; amina: Person }> {
    data = mkdtempSync(join(tmpdir(), 'maia-bundled-'));
    running = await startBackend({ config, data, port: 0, rateLimits: false, ...options });
    const doctor = await Person.join(running.url, 'dr-ada');
    const server = new Person('server', running.url, running.apiKey);
    await server.must('PUT', '/users/dr-ada/labels', { labels: ['doctor'] });
    return { doctor, amina: await joinPatient(running.url, 'amina', 'dr-ada') };
  }
  afterEach(async () => {
    await running.close();
    rmSync(data, { recursive: true });
  });

  it('care-access lets the doctor in, run alone with the headers and variables of Appwrite', async () => {
    // The backend runs no functions, so that only the bundle can write the grants.
    const { doctor } = await start({});
    const definition = readDefinitions(config).find(({ $id }) => $id === 'care-access');
    const headers = {
      'x-appwrite-trigger': 'event',
      'x-appwrite-event': 'databases.maia.collections.profiles.documents.amina.create',
      'x-appwrite-user-id': 'amina',
      'x-appwrite-user-jwt': '',
      'x-appwrite-key': running.backend.issueKey([...(definition?.scopes ?? [])], 60),
    };
    const environment = {
      APPWRITE_FUNCTION_API_ENDPOINT: `${running.url}/v1`,
      APPWRITE_FUNCTION_PROJECT_ID: 'maia',
      APPWRITE_FUNCTION_ID: 'care-access',
    };
    expect(await seenBy(doctor, 'amina')).toEqual([]);
    const answer = await runAlone('care-access', headers, environment);
    expect(answer).toMatchObject({ status: 200, notes: [expect.stringMatching(/documents set right$/)] });
    expect(await seenBy(doctor, 'amina')).toEqual(everything('amina'));
  });

  it('runs in the embedded backend as well, from the configuration of the deployment', async () => {
    const { doctor, amina } = await start(runtimeParts());
    const run = await amina.must('POST', '/functions/care-access/executions', { path: '/', method: 'POST' });
    expect(run.status, String(run.errors)).toBe('completed');
    await expect.poll(() => seenBy(doctor, 'amina'), { timeout: 5000 }).toEqual(everything('amina'));
  });
});
