import { fileURLToPath } from 'node:url';
import { readEnvFile } from './env-file.ts';
import { buildFunctions } from './function-bundles.ts';

readEnvFile();
const out = fileURLToPath(new URL('../../dist-functions', import.meta.url));
const { APPWRITE_PROJECT_ID: projectId, APPWRITE_ENDPOINT: endpoint } = process.env;
await buildFunctions(out, { projectId, endpoint, plainTexts: process.argv.includes('--plain-texts') });
console.log(`Functions and appwrite.config.json are in ${out}`);
