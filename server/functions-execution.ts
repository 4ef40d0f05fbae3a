import { randomBytes } from 'node:crypto';
import { toInstant } from '../src/model/instant.ts';
import type { FunctionRequest } from './functions-context.ts';
import type { Outcome } from './functions-run.ts';

export type Trigger = 'http' | 'event' | 'schedule';

/** One run of a function as Appwrite shows it. */
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

/** Of a request's headers Appwrite shows these only; others may hold secrets. */
const shownHeaders = ['content-type', 'user-agent', 'host'];

const toList = (headers: Readonly<Record<string, string>>): Header[] =>
  Object.entries(headers).map(([name, value]) => ({ name, value }));

/** A run that has not begun. @param userId who started it and may look at it later */
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

/** The same run when it has ended. A code of 500 and above is a failure, as in Appwrite. */
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

/** The run as its user may see it: what the function says to its makers is for keys. */
export const withoutNotes = (execution: Execution): Execution => ({ ...execution, logs: '', errors: '' });
