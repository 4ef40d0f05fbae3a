import type { Edit } from './edit.ts';

/** Texts and votes of the forum. */
export const forumBugs = {
  'a forum text is sent twice after a lost answer': [
    [
      'sync/outbox/send-forum.ts',
      'await send(next.write);',
      'await send(next.write).catch((error) => send({ ...next.write, id: `${next.write.id}-again` }));',
    ],
  ],
  'a reply is sent before its topic': [['db/forum/forum-store.ts', "sortBy('at')", "sortBy('id')"]],
} as const satisfies Record<string, readonly Edit[]>;
