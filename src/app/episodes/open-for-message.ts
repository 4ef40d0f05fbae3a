import type { Danger } from '@/clinical/danger/recognise-danger.ts';
import { openEpisode } from './note-in-episode.ts';

/** Violence at home: nothing about it is stored, because the other person may look at the phone. */
const VIOLENCE = 'RF26';

/** Opens an episode for a sent message with danger words. No word of it is stored, and not which danger it was. */
export function openForMessage(
  { id, timestamp }: { readonly id: string; readonly timestamp: string },
  { tier, concepts }: Danger,
): void {
  if (concepts.includes(VIOLENCE)) return;
  void openEpisode({ cause: 'message', causeId: id, tier, rule: null, textId: null, at: timestamp });
}
