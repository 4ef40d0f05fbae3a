import * as v from 'valibot';
import { writeId } from '@/model/forum-write.ts';
import { voteWishes } from '@/model/vote.ts';
import type { ForumBox } from './forum-box.ts';

const idSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w.-]{0,35}$/));

/** A write of the forum as a backup holds it. */
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
    voteType: v.picklist(voteWishes),
  }),
]);
type BackedUpWrite = v.InferOutput<typeof backedUpWriteSchema>;

/** Queues the writes of a backup that this phone does not have, in their order. The forum takes each once. @returns how many */
export async function bringWrites(box: ForumBox, writes: readonly BackedUpWrite[]): Promise<number> {
  const here = new Set((await box.writes()).map(({ id }) => id));
  const missing = writes.filter((write) => !here.has(writeId(write)));
  for (const write of missing) await box.enqueue(write);
  return missing.length;
}
