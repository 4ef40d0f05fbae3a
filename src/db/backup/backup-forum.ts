import * as v from 'valibot';
import { writeId } from '@/model/forum/forum-write.ts';
import { voteChoices } from '@/model/forum/vote.ts';
import type { ForumStore } from '@/db/forum/forum-store.ts';

const idSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w.-]{0,35}$/));

/** A forum write in a backup. */
export const backedUpWriteSchema = v.variant('kind', [
  v.object({
    kind: v.literal('topic'),
    id: idSchema,
    title: v.string(),
    content: v.string(),
    category: v.nullable(v.string()),
    isNamed: v.boolean(),
  }),
  v.object({
    kind: v.literal('reply'),
    id: idSchema,
    topicId: idSchema,
    content: v.string(),
    isNamed: v.boolean(),
  }),
  v.object({
    kind: v.literal('vote'),
    targetId: idSchema,
    targetType: v.picklist(['topic', 'post']),
    voteType: v.picklist(voteChoices),
  }),
]);
type BackedUpWrite = v.InferOutput<typeof backedUpWriteSchema>;

/** Queues the writes of a backup that are missing on this device, in order. The server accepts each id once. @returns how many were queued */
export async function restoreForumWrites(forum: ForumStore, writes: readonly BackedUpWrite[]): Promise<number> {
  const existingIds = new Set((await forum.writes()).map(({ id }) => id));
  const missing = writes.filter((write) => !existingIds.has(writeId(write)));
  for (const write of missing) await forum.enqueue(write);
  return missing.length;
}
