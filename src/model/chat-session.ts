import type { ChatMessage } from './chat-message.ts';

/** Spec section 9: the first 40 characters of the first user message. */
const PREVIEW_LENGTH = 40;
/** Spec section 9: the session list looks at the latest 200 messages. */
export const SCANNED_MESSAGES = 200;

/** One conversation with the assistant as its list shows it. */
export interface ChatSession {
  readonly sessionId: string;
  /** The name its owner gave it; null without one. */
  readonly name: string | null;
  /** The first words of the user, or null when only the assistant has spoken. */
  readonly preview: string | null;
  /** Time of the newest message. */
  readonly lastAt: string;
}

type Scanned = Pick<ChatMessage, 'role' | 'content' | 'timestamp' | 'sessionId'>;

/** By code point, so that no emoji is cut in two. */
const shorten = (text: string): string => {
  const characters = [...text];
  return characters.length > PREVIEW_LENGTH ? `${characters.slice(0, PREVIEW_LENGTH).join('')}...` : `${text}...`;
};

/**
 * The sessions of these messages, the newest first: those of the latest 200 that were said, with the names among all.
 * @param newestFirst messages in descending order of time
 */
export function toSessions(newestFirst: readonly Scanned[]): ChatSession[] {
  const names = new Map<string, string>();
  for (const { role, sessionId, content } of newestFirst)
    if (role === 'title' && !names.has(sessionId)) names.set(sessionId, content);
  const said = newestFirst.filter(({ role }) => role !== 'title').slice(0, SCANNED_MESSAGES);
  const sessions = new Map<string, Scanned[]>();
  for (const message of said) sessions.set(message.sessionId, [...(sessions.get(message.sessionId) ?? []), message]);
  return [...sessions].map(([sessionId, messages]) => {
    const first = messages.findLast(({ role }) => role === 'user');
    return {
      sessionId,
      name: names.get(sessionId) ?? null,
      preview: first ? shorten(first.content) : null,
      lastAt: messages[0]!.timestamp,
    };
  });
}
