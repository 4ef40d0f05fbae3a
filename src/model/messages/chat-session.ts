import type { ChatMessage } from './chat-message.ts';

/** Spec section 9: the first 40 characters of the first user message. */
const PREVIEW_LENGTH = 40;
/** Spec section 9: the session list looks at the latest 200 messages. */
export const SCANNED_MESSAGES = 200;

/** One conversation with the assistant, as shown in the list. */
export interface ChatSession {
  readonly sessionId: string;
  /** The name that the user gave it, or null. */
  readonly name: string | null;
  /** The first words of the user; null when the session has only messages of the assistant. */
  readonly preview: string | null;
  /** Time of the newest message. */
  readonly lastAt: string;
}

type ScannedMessage = Pick<ChatMessage, 'role' | 'content' | 'timestamp' | 'sessionId'>;

/** Cut by code point, so that no emoji is split. */
const shorten = (text: string): string => {
  const characters = [...text];
  return characters.length > PREVIEW_LENGTH ? `${characters.slice(0, PREVIEW_LENGTH).join('')}...` : `${text}...`;
};

/** A search result: a session and the text around the match; null when only the session's name matches. */
export interface FoundSession extends ChatSession {
  readonly message: string | null;
}

/**
 * The sessions of the latest 200 messages, newest first. Names are searched in all messages.
 * @param newestFirst messages in descending order of time
 */
export function toSessions(newestFirst: readonly ScannedMessage[], scanned = SCANNED_MESSAGES): ChatSession[] {
  const names = new Map<string, string>();
  for (const { role, sessionId, content } of newestFirst)
    if (role === 'title' && !names.has(sessionId)) names.set(sessionId, content);
  const spoken = newestFirst.filter(({ role }) => role !== 'title').slice(0, scanned);
  const sessions = new Map<string, ScannedMessage[]>();
  for (const message of spoken) sessions.set(message.sessionId, [...(sessions.get(message.sessionId) ?? []), message]);
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

const SNIPPET_BEFORE = 24;
const SNIPPET_LENGTH = 90;

/** The words around the match, on one line. */
function snippet(content: string, index: number): string {
  const windowStart = Math.max(0, index - SNIPPET_BEFORE);
  const space = content.slice(windowStart, index).search(/\s/);
  // Do not start in the middle of a word.
  const from = windowStart > 0 && space >= 0 ? windowStart + space : windowStart;
  const words = content
    .slice(from, from + SNIPPET_LENGTH)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${from > 0 ? '…' : ''}${words}${from + SNIPPET_LENGTH < content.length ? '…' : ''}`;
}

/**
 * The sessions whose name or messages contain the words, newest first, each with its newest matching message.
 * @param newestFirst all messages in descending order of time
 * @param locale used for lower case
 */
export function findSessions(newestFirst: readonly ScannedMessage[], words: string, locale: string): FoundSession[] {
  const query = words.trim().toLocaleLowerCase(locale);
  const indexIn = (text: string) => text.toLocaleLowerCase(locale).indexOf(query);
  const hits = new Map<string, string>();
  for (const { role, sessionId, content } of newestFirst) {
    if (role === 'title' || hits.has(sessionId)) continue;
    const index = indexIn(content);
    if (index >= 0) hits.set(sessionId, snippet(content, index));
  }
  return toSessions(newestFirst, Infinity).flatMap((session) => {
    const isNamed = indexIn(session.name ?? '') >= 0;
    const message = hits.get(session.sessionId) ?? null;
    return isNamed || message !== null ? [{ ...session, message: isNamed ? null : message }] : [];
  });
}
