import { parseArgs } from 'node:util';
import { startBackend } from './backend.ts';

const { values } = parseArgs({
  options: {
    config: { type: 'string', default: 'appwrite.json' },
    data: { type: 'string', default: process.env['DATA_DIR'] ?? '.data' },
    port: { type: 'string', default: process.env['PORT'] ?? '8080' },
    host: { type: 'string' },
    'api-key': { type: 'string', default: process.env['APPWRITE_API_KEY'] ?? '' },
    origin: { type: 'string', multiple: true, default: [] },
    'trust-proxy': { type: 'boolean', default: false },
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
});

console.log(`Backend for project ${running.backend.projectId} at ${running.url}/v1, data in ${running.backend.dataPath}`);

async function stop(): Promise<void> {
  await running.close();
  process.exit(0);
}
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
