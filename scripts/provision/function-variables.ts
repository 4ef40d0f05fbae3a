import { ID, Query, type Functions, type Models } from 'node-appwrite';
import { makeVapidKeys } from './vapid-keys.ts';
import type { Outcome } from './records.ts';

export const VAPID_PUBLIC_KEY = 'VAPID_PUBLIC_KEY';
export const VAPID_PRIVATE_KEY = 'VAPID_PRIVATE_KEY';

/** What a value of this name says may be shown; everything else is a secret. */
const OPEN = /PUBLIC|SUBJECT|MODEL|ENDPOINT|URL$/;

/** The variables of one function by name. A secret one shows no value. */
async function variablesOf(functions: Functions, functionId: string): Promise<Map<string, Models.Variable>> {
  const { variables } = await functions.listVariables({ functionId, queries: [Query.limit(100)] });
  return new Map(variables.map((variable) => [variable.key, variable]));
}

const make = (functions: Functions, functionId: string, key: string, value: string) =>
  functions.createVariable({ functionId, variableId: ID.unique(), key, value, secret: !OPEN.test(key) });

/**
 * Creates or updates a variable of a function. The value of a secret variable cannot be read back and compared, so an
 * existing secret is replaced only with `replaceSecrets`. `isCheck`: nothing is written.
 */
export async function ensureVariable(
  functions: Functions,
  functionId: string,
  [key, value]: readonly [string, string],
  { replaceSecrets = false, isCheck = false } = {},
): Promise<Outcome> {
  const held = (await variablesOf(functions, functionId)).get(key);
  if (held === undefined) {
    if (!isCheck) await make(functions, functionId, key, value);
    return 'made';
  }
  if (held.secret ? !replaceSecrets : held.value === value) return 'same';
  if (!isCheck) await functions.updateVariable({ functionId, variableId: held.$id, key, value });
  return 'changed';
}

/**
 * Gives a function the keys by which browsers know the sender of a push, if it has none. They are never replaced:
 * every subscription is bound to them. `isCheck`: nothing is written.
 * @throws Error when only one of the two is there
 */
export async function ensureVapidKeys(functions: Functions, functionId: string, isCheck = false): Promise<Outcome> {
  const held = await variablesOf(functions, functionId);
  const known = held.has(VAPID_PUBLIC_KEY);
  const hasPrivate = held.has(VAPID_PRIVATE_KEY);
  if (known && hasPrivate) return 'same';
  if (known || hasPrivate)
    throw new Error(
      `${functionId} has only one of ${VAPID_PUBLIC_KEY} and ${VAPID_PRIVATE_KEY}. Restore the other, or delete both to begin anew.`,
    );
  if (isCheck) return 'made';
  const { publicKey, privateKey } = makeVapidKeys();
  // The private one first: it alone announces nothing to any browser.
  await make(functions, functionId, VAPID_PRIVATE_KEY, privateKey);
  await make(functions, functionId, VAPID_PUBLIC_KEY, publicKey);
  return 'made';
}
