import type { RecordType } from '@/model/record.ts';
import { toInstant } from '@/model/instant.ts';
import { askFor } from './ask-for.ts';
import type { Change, Push } from './change.ts';
import { goneRow, rowOf } from './rows.ts';

/**
 * Records that are never deleted, given up here because the server refused them. Their deletion must not travel: its tombstone
 * would take every later one of the same id. What another phone made of them meanwhile was passed by, and comes in here.
 */
export async function takeIn(push: Push, record: RecordType, changes: readonly Change[]): Promise<void> {
  const { name, kind, context, conflicts } = push;
  const present = await askFor(
    context,
    record,
    changes.map(({ row }) => row.id),
  );
  for (const { row } of changes) {
    const theirs = present.get(row.id);
    if (theirs) conflicts.push(rowOf(name, kind, record, theirs));
    // It was given up by an app that sent such deletions: it need not wait any longer.
    else if (row.serverUpdatedAt === '') conflicts.push(goneRow(name, kind, row.id, context.userId, toInstant(0)));
  }
}
