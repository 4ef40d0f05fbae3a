import { Client, Functions } from 'node-appwrite';
import { ensureVariable } from '../../../scripts/provision/function-variables.ts';
import { until } from '../until.ts';
import type { TestServer } from './test-server.ts';

/** A deployment on a machine that has other work. */
const DEPLOYED_WITHIN_MS = 120_000;

/** Gives a function these variables, as the operator of a clinic does. Done when its runs have them. */
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

/** Appwrite gives new variables to new deployments only. */
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
