import { parseArgs } from 'node:util';
import { smtpSettings } from './accounts/smtp.ts';
import { startBackend } from './backend.ts';
import { declineDemo, seedDemo } from './demo.ts';
import { runtimeParts } from './runtime.ts';

const { values } = parseArgs({
  options: {
    config: { type: 'string', default: 'appwrite.json' },
    data: { type: 'string', default: process.env['DATA_DIR'] ?? '.data' },
    port: { type: 'string', default: process.env['PORT'] ?? '8080' },
    host: { type: 'string' },
    'api-key': { type: 'string', default: process.env['APPWRITE_API_KEY'] ?? '' },
    origin: { type: 'string', multiple: true, default: [] },
    'trust-proxy': { type: 'boolean', default: false },
    /** Folder of the built app, served beside the API. */
    app: { type: 'string' },
    /** Fills an empty data folder with an invented clinic. */
    demo: { type: 'boolean', default: false },
  },
});

const running = await startBackend({
  config: values.config,
  data: values.data,
  port: Number(values.port),
  host: values.host,
  apiKey: values['api-key'],
  origins: values.origin,
  trustProxy: values['trust-proxy'],
  smtp: smtpSettings(process.env),
  ...runtimeParts(values.app),
});
const { projectId, dataPath } = running.backend;

// Before the first wait, so that a signal during the seeding is heard.
async function stop(): Promise<void> {
  await running.close();
  process.exit(0);
}
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());

const target = { endpoint: `${running.url}/v1`, projectId, apiKey: running.apiKey, dataPath };
if (!values.demo) declineDemo(dataPath);
const accounts = values.demo ? await seedDemo(target) : [];

if (values.app === undefined) console.log(`Backend for project ${projectId} at ${running.url}/v1, data in ${dataPath}`);
else console.log(`Maia is at ${running.url}\nIts data is in ${dataPath}`);
if (accounts.length > 0) {
  console.log('\nA demonstration with invented people and numbers. For real use start with: npm start -- --empty');
  for (const { email, password, label = 'patient' } of accounts)
    console.log(`  ${label.padEnd(8)} ${email.padEnd(20)} ${password}`);
}
