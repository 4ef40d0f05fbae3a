import type { Content, Part } from '@google/generative-ai';
import type { StoredChatMessage } from '@/db/records/chat.ts';

/** Enough context for a question; the gateway accepts 60 turns. */
const MOST_TURNS = 24;
/** Characters of the turns before the question; the gateway accepts 60,000 including the question. */
const LONGEST_PAST = 24_000;

const toTurn = ({ role, content }: Pick<StoredChatMessage, 'role' | 'content'>): Content => ({
  role,
  parts: [{ text: content }],
});

/**
 * The conversation as the request needs it: the newest turns that fit, starting with a user turn.
 * @param picture of the question; pictures of earlier questions are not sent
 */
export function turnsOf(messages: readonly Pick<StoredChatMessage, 'role' | 'content'>[], picture?: Part): Content[] {
  const dialogue = messages.filter(({ role }) => role !== 'title');
  const question = dialogue.at(-1);
  if (!question) return [];
  let room = LONGEST_PAST;
  const fitting = dialogue
    .slice(0, -1)
    .slice(-(MOST_TURNS - 1))
    .toReversed()
    .filter(({ content }) => (room -= content.length) >= 0)
    .toReversed();
  const first = fitting.findIndex(({ role }) => role === 'user');
  const turns = [...(first === -1 ? [] : fitting.slice(first)), question].map(toTurn);
  if (picture) turns.at(-1)!.parts.push(picture);
  return turns;
}
