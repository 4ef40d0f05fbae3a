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

function readOperation(value: unknown): Operation {
  if (!isObject(value)) throw invalidOperations('Value must be an array');
  const { action, databaseId, data } = value;
  const collectionId = value['collectionId'] ?? value['tableId'];
  if (!ACTIONS.includes(action as OperationAction))
    throw invalidOperations(`Key 'action' must be one of: ${ACTIONS.join(', ')}`);
  if (typeof databaseId !== 'string' || databaseId === '') throw invalidOperations("Key 'databaseId' is required");
  if (typeof collectionId !== 'string' || collectionId === '')
    throw invalidOperations("Key 'collectionId' is required");
  const bulk = isBulk(action as OperationAction);
  const documentId = value['documentId'] ?? value['rowId'] ?? (isObject(data) ? data['$id'] : undefined);
  if (!bulk && (typeof documentId !== 'string' || documentId === '')) {
    throw invalidOperations(`Key 'documentId' is required for action '${String(action)}'`);
  }
  const needsData = action !== 'delete';
  const isDataValid =
    action === 'bulkCreate' || action === 'bulkUpsert' ? Array.isArray(data) && data.every(isObject) : isObject(data);
  if (needsData && !isDataValid) throw invalidOperations(`Key 'data' is required for action '${String(action)}'`);
  return {
    action: action as OperationAction,
    databaseId,
    collectionId,
    documentId: bulk ? '' : String(documentId),
    data: needsData ? (data as DocumentData) : {},
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
