import { invalidArgument } from '../protocol/api-error.ts';
import type { DocumentData } from '../schema/check-structure.ts';

export const ACTIONS = [
  'create',
  'update',
  'upsert',
  'delete',
  'increment',
  'decrement',
  'bulkCreate',
  'bulkUpdate',
  'bulkUpsert',
  'bulkDelete',
] as const;
export type OperationAction = (typeof ACTIONS)[number];

/** An operation as a client sends it. */
export interface Operation {
  action: OperationAction;
  databaseId: string;
  collectionId: string;
  /** '' for bulk operations. */
  documentId: string;
  data: DocumentData | DocumentData[];
}

/** An operation that is stored until the commit. */
export interface StagedOperation extends Operation {
  /** The document's `$updatedAt` when the operation was staged; null when it did not exist. */
  base: string | null;
}

export const isBulk = (action: OperationAction): boolean => action.startsWith('bulk');

const invalidOperations = (detail: string): Error =>
  invalidArgument(`Invalid \`operations\` param: Value must a valid array and ${detail}`);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

function requireKeys(value: Record<string, unknown>): void {
  for (const key of ['databaseId', 'action', 'collectionId']) {
    if (!Object.hasOwn(value, key)) throw invalidOperations(`Missing required key: ${key}`);
    if (isBlank(value[key])) throw invalidOperations(`Key '${key}' must be a non-empty string`);
  }
  const action = value['action'] as OperationAction;
  if (!ACTIONS.includes(action)) throw invalidOperations(`Key 'action' must be one of: ${ACTIONS.join(', ')}`);
  if (!isBulk(action) && !Object.hasOwn(value, 'documentId'))
    throw invalidOperations(`Key 'documentId' is required for action '${action}'`);
  if (Object.hasOwn(value, 'documentId') && isBlank(value['documentId']))
    throw invalidOperations("Key 'documentId' must be a non-empty string");
}

const isNumeric = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)));

/** As on Appwrite a list of fields is an object with the keys 0, 1, 2, whose structure the commit refuses. */
function readData(action: OperationAction, sent: unknown): DocumentData | DocumentData[] {
  if (sent === undefined && action !== 'delete') throw invalidOperations('Missing required key: data');
  if (sent !== undefined && (typeof sent !== 'object' || sent === null))
    throw invalidOperations("Key 'data' must be an array");
  if (action === 'delete') return {};
  if (action === 'bulkCreate' || action === 'bulkUpsert') {
    if (!Array.isArray(sent) || !sent.every(isObject)) throw invalidOperations("Key 'data' must be an array");
    return sent;
  }
  const data: DocumentData = { ...(sent as object) };
  if ((action === 'bulkUpdate' || action === 'bulkDelete') && !Array.isArray(data['queries']))
    throw invalidOperations(`Key 'queries' must be an array for ${action}`);
  if (action === 'bulkUpdate' && !isObject(data['data']))
    throw invalidOperations(`Key 'data.data' must be an array for ${action}`);
  if (action !== 'increment' && action !== 'decrement') return data;
  if (!Object.hasOwn(data, 'attribute')) throw invalidOperations(`Key 'attribute' is required in data for ${action}`);
  if (Object.hasOwn(data, 'value') && !isNumeric(data['value']))
    throw invalidOperations(`Key 'value' must be a numeric value for ${action}`);
  return data;
}

/** Keys that an operation does not have are ignored. */
function readOperation(value: unknown): Operation {
  if (!isObject(value)) throw invalidOperations('Value must be an array');
  requireKeys(value);
  const action = value['action'] as OperationAction;
  return {
    action,
    databaseId: String(value['databaseId']),
    collectionId: String(value['collectionId']),
    documentId: isBulk(action) ? '' : String(value['documentId']),
    data: readData(action, value['data']),
  };
}

/**
 * Parses the `operations` of a request.
 * @throws general_argument_invalid
 */
export function readOperations(value: unknown): Operation[] {
  if (!Array.isArray(value)) throw invalidOperations('Value must be an array');
  return value.map(readOperation);
}
