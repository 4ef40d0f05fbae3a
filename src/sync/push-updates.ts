import { editTimesOf, isAboutEdits, isAhead } from '@/model/edit-times.ts';
import type { RecordType } from '@/model/record.ts';
import { changedFields, contentOf, isSame, isSameContent } from '@/model/content.ts';
import { mergeFields } from '@/model/merge-fields.ts';
import { askFor } from './ask-for.ts';
import type { Change, Push } from './change.ts';
import { pushCreates } from './push-creates.ts';
import type { RemoteDocument } from './remote.ts';
import { rowOf } from './rows.ts';

const MOST_FORBIDDEN = 3;

/**
 * RxDB takes a record that waited here for its file for the server's copy, though it was never sent. Whoever gives it up
 * must not get it back.
 */
const withoutUnsentBase = ({ row, base }: Change): Change => ({
  row,
  base: base?.serverUpdatedAt === '' ? undefined : base,
});

/**
 * Sends edits, one PATCH each with only the fields that were ever edited, on condition that the server's copy is still the one the edit
 * was made from. Any other copy goes back as a conflict, is merged, and comes again on top of it.
 */
export async function pushUpdates(push: Push, record: RecordType, changes: readonly Change[]): Promise<void> {
  const { verify } = push.context;
  let open = [...changes];
  const forbidden = new Map<string, number>();
  while (open.length > 0) {
    const ids = open.map(({ row }) => row.id);
    const present = await askFor(push.context, record, ids);
    const absent = open.filter(({ row }) => !present.has(row.id));
    if (absent.length > 0 && (await verify()) === 'regained') continue;
    await pushCreates(push, record, absent.map(withoutUnsentBase));
    const again: Change[] = [];
    const sent: Change[] = [];
    for (const change of open) {
      const theirs = present.get(change.row.id);
      if (!theirs) continue;
      const outcome = await sendEdit(push, record, change, theirs, forbidden);
      if (outcome === 'ask again') again.push(change);
      if (outcome === 'sent') sent.push(change);
    }
    await readBack(push, record, sent);
    open = again;
  }
}

/**
 * Two edits at once can both pass the server's condition, and the second overwrites the first without a word. So what was
 * sent is read again: a copy in which it is overwritten takes part in a merge like any other. Any other copy does not: an
 * edit made meanwhile would lose the base that it was made from, and with it a merge against its own past.
 */
async function readBack(push: Push, record: RecordType, sent: readonly Change[]): Promise<void> {
  const { name, kind, conflicts } = push;
  const ids = sent.map(({ row: { id } }) => id);
  const held = await askFor(push.context, record, ids);
  for (const { row, base } of sent) {
    const document = held.get(row.id);
    if (!document) continue;
    push.context.ownEdits.set(row.id, document.$updatedAt);
    const theirRow = rowOf(name, kind, record, document);
    const [ours, theirs] = [contentOf(record, row), contentOf(record, theirRow)];
    const changed = changedFields(contentOf(record, base ?? {}), ours).filter((field) => !isAboutEdits(field));
    const [ourTimes, theirTimes] = [editTimesOf(ours), editTimesOf(theirs)];
    // Values of both may stand beside the times of the other alone.
    const isOverwritten = (field: string) =>
      !isSame(ours[field], theirs[field]) || (theirTimes[field] ?? 0) < (ourTimes[field] ?? 0);
    if (changed.some(isOverwritten)) conflicts.push(theirRow);
  }
}

async function sendEdit(
  { name, kind, context, conflicts, dead }: Push,
  record: RecordType,
  { row, base }: Change,
  theirs: RemoteDocument,
  /** How often each was forbidden: once may be a session that was lost and found again meanwhile. */
  forbidden: Map<string, number>,
): Promise<'done' | 'sent' | 'ask again'> {
  const { gate, remote, verify, records } = context;
  const theirRow = rowOf(name, kind, record, theirs);
  const [ours, remoteContent] = [contentOf(record, row), contentOf(record, theirRow)];
  if (isSameContent(ours, remoteContent)) {
    // It had arrived; the server's own copy in its place says so.
    if (row.serverUpdatedAt === '') conflicts.push(theirRow);
    return 'done';
  }
  // A server that was set back to an older state shows a past of this row, which is ahead in nothing. What is ahead is
  // somebody's later change, stamped by a clock that was set back.
  const isOlder = base !== undefined && theirs.$updatedAt < base.serverUpdatedAt;
  const isBase = base !== undefined && isSameContent(contentOf(record, base), remoteContent);
  // Also where it is the base: a backup file may have put an older copy in the place of one that could not be read here.
  const isAfterBase = () => isBase && isSameContent(mergeFields(remoteContent, ours, remoteContent), ours);
  const isFromTheirs = !isAhead(remoteContent, ours) && (isOlder || isAfterBase());
  if (record.conflict !== 'per-field' || !isFromTheirs) {
    conflicts.push(theirRow);
    return 'done';
  }
  // The times of all edits travel as one text: whatever they speak of goes with them, or a server that is set back just now
  // would keep a time without its value.
  const timed = Object.keys(editTimesOf(ours)).filter((field) => field in record.fields);
  const fields = [...new Set([...changedFields(remoteContent, ours), ...timed])];
  const changed = Object.fromEntries(fields.map((field) => [field, ours[field] ?? null]));
  await gate.pace();
  const result = await gate.try(() => remote.patchIf(record.collection, row.id, changed, theirs.$updatedAt));
  if ('value' in result) return 'sent';
  const { failure } = result;
  const isForbidden = failure.kind === 'unauthorized' && (await verify()) === 'held';
  const tries = (forbidden.get(row.id) ?? 0) + 1;
  if (isForbidden) forbidden.set(row.id, tries);
  if (failure.kind !== 'refused' && !(isForbidden && tries > MOST_FORBIDDEN)) return 'ask again';
  dead.add(row.id);
  await records.bury(name, row, base, failure);
  return 'done';
}
