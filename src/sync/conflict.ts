import type { RxConflictHandler } from 'rxdb';
import type { LocalRow } from '@/db/local-row.ts';
import type { LocalCollectionName } from '@/model/local-collection.ts';
import { changedFields, contentOf, isSame, isSameContent, type Content } from './content.ts';
import { recordOf } from './record-of.ts';
import type { Row } from './rows.ts';

const editTime = (content: Content) => Date.parse(String(content.editedAt ?? '')) || 0;

/**
 * Three-way merge, field by field; a list is one field. A field that only one side changed takes that change.
 * Changed by both: the later `editedAt` wins, and the phone that merges wins a tie, because it is the later sender.
 */
export function mergeFields(base: Content, local: Content, remote: Content): Content {
  const localIsLater = editTime(local) >= editTime(remote);
  const merged: Record<string, unknown> = { ...remote };
  for (const name of changedFields(base, local)) {
    const bothChanged = !isSame(base[name], remote[name]) && !isSame(local[name], remote[name]);
    if (bothChanged && !localIsLater) continue;
    if (local[name] === undefined) delete merged[name];
    else merged[name] = local[name];
  }
  return merged;
}

const waits = ({ serverUpdatedAt }: Row) => serverUpdatedAt === '';

/**
 * Are two copies the same for replication? Whether the server is known to have it belongs to that, so that a confirmed
 * copy is written to the phone; when exactly the server changed it does not, or every new grant would rewrite all rows.
 */
export function isEqualRow(name: LocalCollectionName, one: Row | undefined, other: Row | undefined): boolean {
  if (!one || !other || one._deleted !== other._deleted || waits(one) !== waits(other)) return false;
  if (one._deleted) return true;
  if (one.unreadable || other.unreadable) return false;
  const record = recordOf(name, one);
  return isSameContent(contentOf(record, one), contentOf(record, other));
}

interface Copies {
  base: Row | undefined;
  local: Row;
  remote: Row;
}

/** What becomes of two copies that went apart: a deletion wins, append-only keeps the server's, all others merge. */
export function resolveRow(name: LocalCollectionName, { base, local, remote }: Copies): Row {
  if (remote._deleted) return remote;
  if (local._deleted) return local;
  const record = recordOf(name, remote);
  if (record.conflict !== 'per-field') return remote;
  const theirs = contentOf(record, remote);
  const merged = mergeFields(contentOf(record, base ?? {}), contentOf(record, local), theirs);
  if (isSameContent(merged, theirs)) return remote;
  const { id, userId, kind, createdAt, recordedDesc } = remote;
  return {
    ...merged,
    id,
    userId,
    ...(kind && { kind }),
    createdAt,
    recordedDesc,
    serverUpdatedAt: '',
    _deleted: false,
  };
}

/** The rules above in the form that RxDB asks for. */
export const conflictHandlerFor = (name: LocalCollectionName): RxConflictHandler<LocalRow> => ({
  isEqual: (one, other) => isEqualRow(name, one as Row, other as Row),
  resolve: async ({ assumedMasterState, newDocumentState, realMasterState }) =>
    resolveRow(name, {
      base: assumedMasterState as Row | undefined,
      local: newDocumentState as Row,
      remote: realMasterState as Row,
    }),
});
