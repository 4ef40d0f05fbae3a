import { Client, Functions } from 'node-appwrite';
import { ensureVariable } from '../../../scripts/provision/function-variables.ts';
import { until } from '../until.ts';
import type { TestServer } from './test-server.ts';

/** The time limit for a deployment, in ms; the machine may be busy. */
const DEPLOYED_WITHIN_MS = 120_000;

/** Sets these variables of a function, as the operator does. Returns when new runs use them. */
export async function keepFunctionVariables(
  { endpoint, projectId, apiKey }: Pick<TestServer, 'endpoint' | 'projectId' | 'apiKey'>,
  functionId: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const functions = new Functions(new Client().setEndpoint(endpoint).setProject(projectId).setKey(apiKey));
  for (const entry of Object.entries(values))
    await ensureVariable(functions, functionId, entry, { replaceSecrets: true });
  if (process.env['E2E_ENDPOINT']) await deployAgain(functions, functionId);
}

/** Deploys the function again, because Appwrite gives new variables only to new deployments. */
async function deployAgain(functions: Functions, functionId: string): Promise<void> {
  const { deploymentId } = await functions.get({ functionId });
  const { $id } = await functions.createDuplicateDeployment({ functionId, deploymentId });
  await until(
    `${functionId} has its variables`,
    async () => {
      const { status } = await functions.getDeployment({ functionId, deploymentId: $id });
      if (status === 'failed') throw new Error(`The deployment of ${functionId} failed.`);
      return status === 'ready' && (await functions.get({ functionId })).deploymentId === $id;
    },
    DEPLOYED_WITHIN_MS,
  );
}
