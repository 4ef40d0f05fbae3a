import { invalidArgument } from '../api-error.ts';
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

/** As it waits for the commit. */
export interface StagedOperation extends Operation {
  /** The document's time of change when the operation was staged; null when there was none. */
  base: string | null;
}

export const isBulk = (action: OperationAction): boolean => action.startsWith('bulk');

const refused = (detail: string): Error =>
  invalidArgument(`Invalid \`operations\` param: Value must a valid array and ${detail}`);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readOperation(value: unknown): Operation {
  if (!isObject(value)) throw refused('Value must be an array');
  const { action, databaseId, data } = value;
  const collectionId = value['collectionId'] ?? value['tableId'];
  if (!ACTIONS.includes(action as OperationAction)) throw refused(`Key 'action' must be one of: ${ACTIONS.join(', ')}`);
  if (typeof databaseId !== 'string' || databaseId === '') throw refused("Key 'databaseId' is required");
  if (typeof collectionId !== 'string' || collectionId === '') throw refused("Key 'collectionId' is required");
  const bulk = isBulk(action as OperationAction);
  const named = value['documentId'] ?? value['rowId'] ?? (isObject(data) ? data['$id'] : undefined);
  if (!bulk && (typeof named !== 'string' || named === '')) {
    throw refused(`Key 'documentId' is required for action '${String(action)}'`);
  }
  const needsData = action !== 'delete';
  const fits =
    action === 'bulkCreate' || action === 'bulkUpsert' ? Array.isArray(data) && data.every(isObject) : isObject(data);
  if (needsData && !fits) throw refused(`Key 'data' is required for action '${String(action)}'`);
  return {
    action: action as OperationAction,
    databaseId,
    collectionId,
    documentId: bulk ? '' : String(named),
    data: needsData ? (data as DocumentData) : {},
  };
}

/** The `operations` of a call. @throws general_argument_invalid */
export function readOperations(value: unknown): Operation[] {
  if (!Array.isArray(value)) throw refused('Value must be an array');
  return value.map(readOperation);
}
