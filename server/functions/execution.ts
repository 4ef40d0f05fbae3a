import { randomBytes } from 'node:crypto';
import { toInstant } from '../../src/model/time/instant.ts';
import type { FunctionRequest } from './function-context.ts';
import type { Outcome } from './run-function.ts';

export type Trigger = 'http' | 'event' | 'schedule';

/** One run of a function in Appwrite's format. */
export interface Execution {
  readonly $id: string;
  readonly $createdAt: string;
  readonly $updatedAt: string;
  readonly $permissions: readonly string[];
  readonly functionId: string;
  readonly deploymentId: string;
  readonly trigger: Trigger;
  readonly status: 'waiting' | 'processing' | 'completed' | 'failed';
  readonly requestMethod: string;
  readonly requestPath: string;
  readonly requestHeaders: readonly Header[];
  readonly responseStatusCode: number;
  readonly responseBody: string;
  readonly responseHeaders: readonly Header[];
  readonly logs: string;
  readonly errors: string;
  readonly duration: number;
  readonly scheduledAt: string | null;
}

interface Header {
  readonly name: string;
  readonly value: string;
}

/** Appwrite shows only these headers of a request; others may contain secrets. */
const shownHeaders = ['content-type', 'user-agent', 'host'];

const toList = (headers: Readonly<Record<string, string>>): Header[] =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

/**
 * A run that has not started.
 * @param userId the account that started it and may read it later
 */
export function newExecution(
  functionId: string,
  trigger: Trigger,
  request: FunctionRequest,
  userId: string | null,
): Execution {
  const now = toInstant(Date.now());
  return {
    $id: randomBytes(10).toString('hex'),
    $createdAt: now,
    $updatedAt: now,
    $permissions: userId === null ? [] : [`read("user:${userId}")`],
    functionId,
    deploymentId: '',
    trigger,
    status: 'waiting',
    requestMethod: request.method,
    requestPath: request.path,
    requestHeaders: toList(request.headers).filter(({ name }) => shownHeaders.includes(name)),
    responseStatusCode: 0,
    responseBody: '',
    responseHeaders: [],
    logs: '',
    errors: '',
    duration: 0,
    scheduledAt: null,
  };
}

/** The run after its end. A status code of 500 and above is a failure, as in Appwrite. */
export const endedExecution = (execution: Execution, outcome: Outcome, keepsLogs: boolean): Execution => ({
  ...execution,
  $updatedAt: toInstant(Date.now()),
  status: outcome.statusCode >= 500 ? 'failed' : 'completed',
  responseStatusCode: outcome.statusCode,
  responseBody: outcome.body,
  responseHeaders: toList(outcome.headers),
  logs: keepsLogs ? outcome.logs : '',
  errors: keepsLogs ? outcome.errors : '',
  duration: outcome.duration,
});

/** The run in the form for users: only keys may read the logs. */
export const withoutLogs = (execution: Execution): Execution => ({ ...execution, logs: '', errors: '' });
