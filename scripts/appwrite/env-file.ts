import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Loads the file .env of the repository, if it exists. Variables that are set already keep their value. */
export function readEnvFile(): void {
  const file = fileURLToPath(new URL('../../.env', import.meta.url));
  if (existsSync(file)) process.loadEnvFile(file);
}
