import { Gateway, type Elsewhere } from './gateway.ts';
import { ServerProcess } from './server-process.ts';
import type { TestServer } from './test-server.ts';

/**
 * Starts the server of one test file: the embedded backend as a separate process or, with E2E_ENDPOINT and E2E_API_KEY,
 * a gateway to any server that has this repository's appwrite.json and functions. E2E_PROJECT names its project
 * (default `maia`), E2E_AI_ADDRESS the address of its function `ai`. That server needs `localhost` as a web platform,
 * and its rate limits off or all tests share one address.
 */
export async function startTestServer(): Promise<TestServer> {
  const foreign = foreignServer();
  return foreign ? Gateway.start(foreign) : ServerProcess.start();
}

/** The same server for an app that is built for an API on another origin; see `tests/support/build/other-origin.ts`. */
export async function startOtherOriginServer(): Promise<TestServer> {
  const foreign = foreignServer();
  return foreign ? Gateway.start(foreign, { isOtherOrigin: true }) : ServerProcess.start();
}

/** The external server named by the environment; undefined for the embedded one. */
function foreignServer(): Elsewhere | undefined {
  const { E2E_ENDPOINT, E2E_API_KEY, E2E_PROJECT, E2E_AI_ADDRESS } = process.env;
  if (!E2E_ENDPOINT) return undefined;
  if (!E2E_API_KEY) throw new Error('E2E_ENDPOINT is set: set E2E_API_KEY too, a server key of that project.');
  return {
    endpoint: new URL(E2E_ENDPOINT),
    apiKey: E2E_API_KEY,
    projectId: E2E_PROJECT || 'maia',
    ...(E2E_AI_ADDRESS ? { aiAddress: new URL(E2E_AI_ADDRESS) } : {}),
  };
}

/** The same server behind a gateway that removes Cache-Control, so that the browser may store every answer. */
export async function startCacheableServer(): Promise<Gateway> {
  const foreign = foreignServer();
  if (foreign) return Gateway.start(foreign, { letsBrowserCache: true });
  const embedded = await ServerProcess.start();
  const { endpoint, apiKey, projectId } = embedded;
  return Gateway.start({ endpoint: new URL(endpoint), apiKey, projectId }, { letsBrowserCache: true, owned: embedded });
}
