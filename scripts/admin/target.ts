import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storedApiKey } from '../../server/authentication/api-key.ts';
import { readSchema } from '../../server/schema/read-schema.ts';
import { DATABASE_FILE } from '../../server/store/data-files.ts';
import { addressOf, isServed } from '../../server/store/folder-lock.ts';
import type { ProvisionTarget } from '../provision/connect.ts';

export interface TargetOptions {
  /** Data folder of an embedded server. */
  readonly data: string;
  /** Configuration of the embedded server; by default appwrite.json of the repository. */
  readonly config?: string;
  /** Address of an Appwrite with /v1; undefined: the data folder. */
  readonly endpoint?: string;
}

/**
 * An Appwrite, with the project and the key of the environment.
 * @param endpoint its address with /v1
 * @throws Error that says what is missing
 */
export function appwriteTarget(endpoint: string): ProvisionTarget {
  const { APPWRITE_PROJECT_ID: projectId, APPWRITE_API_KEY: apiKey } = process.env;
  if (!projectId || !apiKey) throw new Error('Set APPWRITE_PROJECT_ID and APPWRITE_API_KEY for the Appwrite.');
  if (!URL.canParse(endpoint) || !/\/v1\/?$/.test(endpoint)) throw new Error(`${endpoint} has to end in /v1.`);
  return { endpoint: endpoint.replace(/\/$/, ''), projectId, apiKey };
}

/**
 * Calls `use` with an installation: an Appwrite, the server that runs on a data folder, or a temporary server that listens
 * on this machine only and stops afterwards. Everything goes through the API, so that a running server never misses a
 * change of its data.
 * @throws Error when there is no data, or the server does not answer
 */
export async function withTarget<T>(options: TargetOptions, use: (target: ProvisionTarget) => Promise<T>): Promise<T> {
  if (options.endpoint !== undefined) return use(appwriteTarget(options.endpoint));
  const { data } = options;
  const config = options.config ?? fileURLToPath(new URL('../../appwrite.json', import.meta.url));
  if (!existsSync(join(data, DATABASE_FILE)))
    throw new Error(
      `There is no data in ${resolve(data)}. Name the folder with --data or DATA_DIR; a first start makes it.`,
    );
  const apiKey = process.env['APPWRITE_API_KEY'] || storedApiKey(data);
  const { projectId } = readSchema(config);
  if (isServed(data)) {
    const address = addressOf(data);
    if (address === undefined) throw new Error('The server is just starting or stopping. Try again.');
    return use({ endpoint: `${address}/v1`, projectId, apiKey });
  }
  // Imported late: most commands find a running server and do not need these modules.
  const [{ startBackend }, { runtimeParts }] = await Promise.all([
    import('../../server/backend.ts'),
    import('../../server/runtime.ts'),
  ]);
  const own = await startBackend({ config, data, port: 0, host: '127.0.0.1', apiKey, ...runtimeParts() });
  try {
    return await use({ endpoint: `${own.url}/v1`, projectId, apiKey });
  } finally {
    await own.close();
  }
}
