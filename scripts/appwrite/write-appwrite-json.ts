import { writeFileSync } from 'node:fs';
import { appwriteJson } from './appwrite-json.ts';

writeFileSync(new URL('../../appwrite.json', import.meta.url), appwriteJson());
