import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Takes the settings of the file .env in the repository, if there is one; what is set already stays. */
export function readEnvFile(): void {
  const file = fileURLToPath(new URL('../.env', import.meta.url));
  if (existsSync(file)) process.loadEnvFile(file);
}
