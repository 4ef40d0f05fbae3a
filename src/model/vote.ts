import { choice, id, required, type Values } from './field.ts';
import { ownedRecord } from './record.ts';

/**
 * One vote a person and target by a unique index, so that a double tap is one vote. Written by functions only,
 * because a client could vote in anybody's name.
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
/** What one may wish of a vote: `remove` takes it back. */
export const voteWishes = ['up', 'down', 'remove'] as const;
export type VoteWish = (typeof voteWishes)[number];
