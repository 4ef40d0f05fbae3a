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

/** A conversation in which some words were found, and the message they stand in; null when they are of its name. */
export interface FoundSession extends ChatSession {
  readonly message: string | null;
}

/**
 * The sessions of these messages, the newest first: those of the latest 200 that were said, with the names among all.
 * @param newestFirst messages in descending order of time
 */
export function toSessions(newestFirst: readonly Scanned[], scanned = SCANNED_MESSAGES): ChatSession[] {
  const names = new Map<string, string>();
  for (const { role, sessionId, content } of newestFirst)
    if (role === 'title' && !names.has(sessionId)) names.set(sessionId, content);
  const said = newestFirst.filter(({ role }) => role !== 'title').slice(0, scanned);
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

const SNIPPET_BEFORE = 24;
const SNIPPET_LENGTH = 90;

/** The words around the place, on one line. */
function snippet(content: string, place: number): string {
  const near = Math.max(0, place - SNIPPET_BEFORE);
  const space = content.slice(near, place).search(/\s/);
  // No word is begun in its middle.
  const from = near > 0 && space >= 0 ? near + space : near;
  const words = content
    .slice(from, from + SNIPPET_LENGTH)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `${from > 0 ? '…' : ''}${words}${from + SNIPPET_LENGTH < content.length ? '…' : ''}`;
}

/**
 * The sessions whose name or messages have these words, the newest first, each with its newest message that has them.
 * @param newestFirst all messages in descending order of time @param locale for the case of letters
 */
export function findSessions(newestFirst: readonly Scanned[], words: string, locale: string): FoundSession[] {
  const wanted = words.trim().toLocaleLowerCase(locale);
  const placeIn = (text: string) => text.toLocaleLowerCase(locale).indexOf(wanted);
  const hits = new Map<string, string>();
  for (const { role, sessionId, content } of newestFirst) {
    if (role === 'title' || hits.has(sessionId)) continue;
    const place = placeIn(content);
    if (place >= 0) hits.set(sessionId, snippet(content, place));
  }
  return toSessions(newestFirst, Infinity).flatMap((session) => {
    const isNamed = placeIn(session.name ?? '') >= 0;
    const message = hits.get(session.sessionId) ?? null;
    return isNamed || message !== null ? [{ ...session, message: isNamed ? null : message }] : [];
  });
}
