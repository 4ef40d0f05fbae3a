import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { fileURLToPath } from 'node:url';
import { trainDangerModel } from './train.ts';

const file = fileURLToPath(new URL('../../src/clinical/danger/model.json', import.meta.url));
const options = await resolveConfig(file);
writeFileSync(file, await format(JSON.stringify(trainDangerModel()), { ...options, filepath: file }));
