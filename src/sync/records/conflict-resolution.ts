import type { RxConflictHandler } from 'rxdb';
import type { LocalRow } from '@/db/store/local-row.ts';
import { isEditTimeField, hasNewerEdits } from '@/model/merge/edit-times.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import { changedFields, contentOf, isSame, isSameContent, type Content } from '@/model/merge/record-content.ts';
import { isContested, mergeFields } from '@/model/merge/merge-fields.ts';
import { recordOf } from './record-types.ts';
import { isOvertaken, isFromTombstone, type Row } from './row-mapping.ts';
import type { FieldLoss } from './sync-records.ts';

/**
 * The field values that `mergeFields` drops, each with the value that stays. `blank`: the record's content before any
 * edit.
 */
export function lostFields(
  base: Content | undefined,
  local: Content,
  remote: Content,
  blank: Content = {},
): FieldLoss[] {
  const merged = mergeFields(base, local, remote);
  const from = base ?? blank;
  return changedFields(from, local)
    .filter((name) => !isEditTimeField(name) && isContested(name, from, local, remote))
    .map((field) => {
      const kept = merged[field];
      return isSame(kept, local[field])
        ? { field, lost: remote[field], kept, lostFrom: 'there' }
        : { field, lost: local[field], kept, lostFrom: 'here' };
    });
}

const isUnsent = ({ serverUpdatedAt }: Row) => serverUpdatedAt === '';

/**
 * Whether two copies are equal for replication. Confirmed and unsent copies differ, so that a confirmed copy is written
 * to the store. The server's time of change is ignored, or every new grant would rewrite all rows.
 */
export function isEqualRow(name: LocalCollectionName, one: Row | undefined, other: Row | undefined): boolean {
  if (!one || !other || one._deleted !== other._deleted || isUnsent(one) !== isUnsent(other)) return false;
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

/**
 * Resolves two diverged copies: a deletion wins, except over a record that was created again after it; for append-only
 * records the server's copy wins; all others are merged.
 */
export function resolveRow(name: LocalCollectionName, { base, local, remote }: Copies): Row {
  if (remote._deleted) return remote;
  const record = recordOf(name, remote);
  if (local._deleted) return record.isNeverDeleted || isOvertaken(name, record, remote, local) ? remote : local;
  if (record.conflict !== 'per-field') return remote;
  const theirs = contentOf(record, remote);
  const merged = mergeFields(base && contentOf(record, base), contentOf(record, local), theirs);
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

/** The field values that a user loses when `resolveRow` merges these two copies. */
export function lossesOf(name: LocalCollectionName, { base, local, remote }: Copies): FieldLoss[] {
  const record = recordOf(name, remote);
  if (record.conflict !== 'per-field' || local._deleted) return [];
  const [from, ours, blank] = [base && contentOf(record, base), contentOf(record, local), contentOf(record, {})];
  if (!remote._deleted) return lostFields(from, ours, contentOf(record, remote), blank);
  return changedFields(from ?? blank, ours)
    .filter((name) => !isEditTimeField(name))
    .map((field) => ({ field, lost: ours[field], kept: null, lostFrom: 'here' }));
}

/**
 * Whether the server returns a record that is deleted here and was not created again: another device restored it on a
 * server that went back to a backup, or the server went back before it could confirm the deletion that it had accepted.
 */
function isRevived(name: LocalCollectionName, remote: Row, local: Row): boolean {
  if (remote._deleted || !local._deleted) return false;
  const record = recordOf(name, remote);
  if (record.isNeverDeleted) return false;
  if (isUnsent(local)) return !isOvertaken(name, record, remote, local);
  return isFromTombstone(local) && !record.hasDerivedId;
}

/**
 * Whether the remote copy lacks something that the server returned or accepted before: a stale response, or a server
 * restored from a backup, perhaps edited since by another device. Such a copy is ignored. Confirmed rows that are
 * missing there are sent again by the comparison of both sides, unconfirmed ones because they are still unsent.
 */
const isStale = (remote: Row, local: Row) =>
  (!isUnsent(local) && remote.serverUpdatedAt < local.serverUpdatedAt) ||
  (!remote._deleted && !local._deleted && hasNewerEdits(local, remote));

/**
 * The rules above as RxDB's conflict handler. Before a push, an unsent copy is never equal to what RxDB believes to
 * have sent: when RxDB sees the row again, the push asks the server, and the row is confirmed or sent.
 */
export const conflictHandlerFor = (name: LocalCollectionName): RxConflictHandler<LocalRow> => ({
  isEqual(one, other, asker) {
    const [first, second] = [one as Row, other as Row];
    if (asker === 'upstream-check-if-equal' && isUnsent(second)) return false;
    if (asker === 'downstream-check-if-equal-1' && (isStale(first, second) || isRevived(name, first, second)))
      return true;
    return isEqualRow(name, first, second);
  },
  resolve: async ({ assumedMasterState, newDocumentState, realMasterState }) =>
    resolveRow(name, {
      base: assumedMasterState as Row | undefined,
      local: newDocumentState as Row,
      remote: realMasterState as Row,
    }),
});
