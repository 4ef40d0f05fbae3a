import { callBackend } from '@/sync/transport/backend-call.ts';

interface Execution {
  readonly status: string;
  readonly responseStatusCode: number;
  readonly responseBody: string;
}

/** The number in a function's answer. @throws Error in the words of the spec */
export function readUserCount({ status, responseStatusCode, responseBody }: Execution): number {
  if (status !== 'completed' || responseStatusCode !== 200) throw new Error(`Function execution ${status}.`);
  let body: unknown;
  try {
    body = JSON.parse(responseBody);
  } catch {
    throw new Error('Could not parse function response.');
  }
  const total = (body as { totalUsers?: unknown } | null)?.totalUsers;
  if (typeof total !== 'number' || !Number.isFinite(total)) throw new Error('Invalid response format from function.');
  return total;
}

/** The number of accounts; needs no session. @throws Error, also when there is no network */
export const userCount = async (): Promise<number> =>
  readUserCount(
    await callBackend<Execution>('POST', '/functions/user-count/executions', {
      path: '/',
      method: 'GET',
      async: false,
    }),
  );
