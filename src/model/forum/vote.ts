import { choice, id, required, type Values } from '@/model/schema/field.ts';
import { ownedRecord } from '@/model/schema/record.ts';

/**
 * A unique index allows one vote per account and target, so that a double tap counts once. Only functions write it,
 * because a client could vote in the name of another account.
 */
export const vote = ownedRecord({
  collection: 'votes',
  title: 'vote',
  conflict: 'server',
  collectionGrants: [],
  creatorMay: ['read'],
  fields: {
    userId: required(id()),
    targetId: required(id()),
    targetType: required(choice(['topic', 'post'])),
    voteType: required(choice(['up', 'down'])),
  },
  indexes: [
    { type: 'key', on: ['targetId', 'voteType'] },
    { type: 'unique', on: ['userId', 'targetId'] },
  ],
});
export type Vote = Values<typeof vote.fields>;

export type VoteType = Vote['voteType'];
export type TargetType = Vote['targetType'];
/** The votes a user can choose; `remove` takes the vote back. */
export const voteChoices = ['up', 'down', 'remove'] as const;
export type VoteChoice = (typeof voteChoices)[number];
