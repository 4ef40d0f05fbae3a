import { isEditTimeField, hasNewerEdits } from '@/model/merge/edit-times.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import { changedFields, contentOf, isSame, isSameContent, type Content } from '@/model/merge/record-content.ts';
import { isContested, mergeFields } from '@/model/merge/merge-fields.ts';
import type { RecordType } from '@/model/schema/record.ts';
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

/** Whether two copies have the same content. An unreadable row is like no other. */
function isSameRow(name: LocalCollectionName, one: Row, other: Row): boolean {
  if (one._deleted || other._deleted) return one._deleted === other._deleted;
  if (one.unreadable || other.unreadable) return false;
  const record = recordOf(name, one);
  return isSameContent(contentOf(record, one), contentOf(record, other));
}

/**
 * Whether two copies are equal for replication: the same content, and both confirmed or both unsent. The server's time of
 * change is ignored, or every new grant would rewrite all rows.
 */
export const isEqualRow = (name: LocalCollectionName, one: Row | undefined, other: Row | undefined): boolean =>
  one !== undefined && other !== undefined && isUnsent(one) === isUnsent(other) && isSameRow(name, one, other);

interface Copies {
  base: Row | undefined;
  local: Row;
  remote: Row;
}

/**
 * Resolves two diverged copies: a deletion wins, except over a record that was created again after it; for append-only
 * records the server's copy wins; all others are merged.
 * @returns `local` or `remote` itself if it wins, otherwise a merged row that is unsent
 */
export function resolveRow(name: LocalCollectionName, { base, local, remote }: Copies): Row {
  const record = recordOf(name, remote);
  if (remote._deleted) return !local._deleted && isOvertaken(name, record, local, remote) ? local : remote;
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
function isRevived(record: RecordType, remote: Row, local: Row): boolean {
  return !remote._deleted && isFromTombstone(local) && !record.hasDerivedId && !record.isNeverDeleted;
}

/** Whether the server was restored from a backup: its copy lacks what it had confirmed to this device before. */
const isSetBack = (remote: Row, confirmed: Row | undefined) =>
  confirmed !== undefined && remote.serverUpdatedAt < confirmed.serverUpdatedAt;

function afterConfirmed(name: LocalCollectionName, local: Row, remote: Row): Row | undefined {
  // The server's copy replaces a row that this device cannot decrypt.
  if (local.unreadable) return remote;
  if (isSetBack(remote, local) || isRevived(recordOf(name, local), remote, local)) return undefined;
  if (!remote._deleted && !local._deleted && hasNewerEdits(local, remote)) return undefined;
  return isEqualRow(name, local, remote) ? undefined : remote;
}

function afterUnsent(name: LocalCollectionName, local: Row, remote: Row): Row | undefined {
  if (local.unreadable) return undefined;
  // The record is missing on the server, which is no proof against a change that the server has not seen.
  if (remote._deleted && !local._deleted && !isFromTombstone(remote)) return undefined;
  const base = local.base as Row | undefined;
  // The push sends the fields that the server has lost, together with the change.
  if (isSetBack(remote, base) && !isSameRow(name, local, remote) && !hasNewerEdits(remote, local)) return undefined;
  const resolved = resolveRow(name, { base, local, remote });
  if (resolved === local) return undefined;
  if (!isUnsent(resolved)) return resolved;
  const isUnchanged = isEqualRow(name, local, resolved) && isEqualRow(name, base, remote);
  return isUnchanged ? undefined : { ...resolved, base: remote };
}

/**
 * What becomes of a local row when the server's copy has arrived; undefined: it stays. A confirmed row is replaced by a
 * newer copy. An unsent row is confirmed if the copy is equal or wins; otherwise it is merged, stays unsent, and the
 * copy is its new base. A copy that lacks what the server confirmed before is ignored: confirmed rows that are missing
 * there are sent again by the comparison of both sides, unsent ones by the push.
 */
export function rowAfter(name: LocalCollectionName, local: Row | undefined, remote: Row): Row | undefined {
  if (!local) return remote;
  return isUnsent(local) ? afterUnsent(name, local, remote) : afterConfirmed(name, local, remote);
}
