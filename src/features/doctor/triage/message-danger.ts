import type { Danger } from '@/clinical/danger/recognise-danger.ts';
import { tierRank, type Tier } from '@/clinical/rules/acuity-tier.ts';
import type { UnreadMessage } from '@/sync/api/doctor/inbox-documents.ts';

/** Danger words in an unread message: how soon she must be called, and what she wrote. */
export interface MessageDanger {
  readonly message: UnreadMessage;
  readonly tier: Tier;
  /** Her own words; empty when only the trained model raised it. */
  readonly quotes: readonly string[];
}

/** Start of the wait (ms): when the message arrived at the server, whose clock is the same for all phones. */
export const writtenAt = ({ message }: MessageDanger): number => Date.parse(message.createdAt ?? message.timestamp);

/**
 * The danger that a doctor must know first: the most urgent, of equal ones that which waits longest; null without one
 * that needs a call. It stays until the doctor has read the message, whatever its age, because no other doctor sees it.
 */
export function messageDanger(
  messages: readonly UnreadMessage[],
  dangers: ReadonlyMap<string, Danger> | undefined,
): MessageDanger | null {
  if (!dangers || dangers.size === 0) return null;
  const [first = null] = messages
    .flatMap((message): MessageDanger[] => {
      const danger = dangers.get(message.id);
      const needsCall = danger && tierRank(danger.tier) >= tierRank('TODAY');
      return needsCall ? [{ message, tier: danger.tier, quotes: danger.quotes }] : [];
    })
    .toSorted((a, b) => tierRank(b.tier) - tierRank(a.tier) || writtenAt(a) - writtenAt(b));
  return first;
}
