import type { Content, Part } from '@google/generative-ai';
import type { KeptMessage } from '@/db/chat.ts';

/** As many as make sense of a question; the gateway takes 60. */
const MOST_TURNS = 24;
/** Of the turns before the question, in characters: the gateway takes 60,000 with the question. */
const LONGEST_PAST = 24_000;

const toTurn = ({ role, content }: Pick<KeptMessage, 'role' | 'content'>): Content => ({
  role,
  parts: [{ text: content }],
});

/**
 * The conversation as the assistant is given it: the newest turns that fit, beginning with one of the user.
 * @param picture of the question; those of earlier questions stay here
 */
export function turnsOf(messages: readonly Pick<KeptMessage, 'role' | 'content'>[], picture?: Part): Content[] {
  const said = messages.filter(({ role }) => role !== 'title');
  const question = said.at(-1);
  if (!question) return [];
  let room = LONGEST_PAST;
  const fitting = said
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
