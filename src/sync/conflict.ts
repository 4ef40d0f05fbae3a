import type { RxConflictHandler } from 'rxdb';
import type { LocalRow } from '@/db/local-row.ts';
import { isAboutEdits, isAhead } from '@/model/edit-times.ts';
import type { LocalCollectionName } from '@/model/local-collection.ts';
import { changedFields, contentOf, isSame, isSameContent, type Content } from '@/model/content.ts';
import { isContested, mergeFields } from '@/model/merge-fields.ts';
import { recordOf } from './record-of.ts';
import { isOvertaken, isToldGone, type Row } from './rows.ts';
import type { FieldLoss } from './sync-records.ts';

/** The values that `mergeFields` gives up, each with the one that stands. `blank`: what the record says before any edit. */
export function lostFields(
  base: Content | undefined,
  local: Content,
  remote: Content,
  blank: Content = {},
): FieldLoss[] {
  const merged = mergeFields(base, local, remote);
  const from = base ?? blank;
  return changedFields(from, local)
    .filter((name) => !isAboutEdits(name) && isContested(name, from, local, remote))
    .map((field) => {
      const kept = merged[field];
      return isSame(kept, local[field])
        ? { field, lost: remote[field], kept, lostFrom: 'there' }
        : { field, lost: local[field], kept, lostFrom: 'here' };
    });
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

/**
 * What becomes of two copies that went apart: a deletion wins, but over nothing that was made again after it; append-only
 * keeps the server's, all others merge.
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

/** What a person would miss after these two copies became one by `resolveRow`. */
export function lossesOf(name: LocalCollectionName, { base, local, remote }: Copies): FieldLoss[] {
  const record = recordOf(name, remote);
  if (record.conflict !== 'per-field' || local._deleted) return [];
  const [from, ours, blank] = [base && contentOf(record, base), contentOf(record, local), contentOf(record, {})];
  if (!remote._deleted) return lostFields(from, ours, contentOf(record, remote), blank);
  return changedFields(from ?? blank, ours)
    .filter((name) => !isAboutEdits(name))
    .map((field) => ({ field, lost: ours[field], kept: null, lostFrom: 'here' }));
}

/**
 * The same id alive again without having been made again: another phone brought it back on a server that was set back, or
 * the server was set back before it told this phone of the deletion that it had accepted.
 */
function isUndead(name: LocalCollectionName, remote: Row, local: Row): boolean {
  if (remote._deleted || !local._deleted) return false;
  const record = recordOf(name, remote);
  if (record.isNeverDeleted) return false;
  if (waits(local)) return !isOvertaken(name, record, remote, local);
  return isToldGone(local) && !record.hasDerivedId;
}

/**
 * A copy that lacks what the server itself said or accepted before: a stale answer, or a server set back, perhaps written
 * anew since by another phone. It is no news. What is confirmed here and missing there is sent again by comparing both
 * sides, what was accepted and never confirmed because it still waits.
 */
const isStale = (remote: Row, local: Row) =>
  (!waits(local) && remote.serverUpdatedAt < local.serverUpdatedAt) ||
  (!remote._deleted && !local._deleted && isAhead(local, remote));

/**
 * The rules above in the form that RxDB asks for. To send, a waiting copy is never equal to what RxDB believes to have
 * sent: when RxDB hears of it again, the server is asked, and it is confirmed or sent.
 */
export const conflictHandlerFor = (name: LocalCollectionName): RxConflictHandler<LocalRow> => ({
  isEqual(one, other, asker) {
    const [first, second] = [one as Row, other as Row];
    if (asker === 'upstream-check-if-equal' && waits(second)) return false;
    if (asker === 'downstream-check-if-equal-1' && (isStale(first, second) || isUndead(name, first, second)))
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
