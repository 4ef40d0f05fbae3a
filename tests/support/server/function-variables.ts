import { Client, Functions } from 'node-appwrite';
import { ensureVariable } from '../../../scripts/provision/function-variables.ts';
import type { TestServer } from './test-server.ts';

/** Gives a function these variables, as whoever runs the clinic would. */
export async function keepFunctionVariables(
  { endpoint, projectId, apiKey }: Pick<TestServer, 'endpoint' | 'projectId' | 'apiKey'>,
  functionId: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const functions = new Functions(new Client().setEndpoint(endpoint).setProject(projectId).setKey(apiKey));
  for (const entry of Object.entries(values))
    await ensureVariable(functions, functionId, entry, { replaceSecrets: true });
}
