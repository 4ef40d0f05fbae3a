import type { Edit } from './edit.ts';

/** Care notes and the alarms that they keep open. */
export const episodesBugs = {
  'a note of an alarm has an id of its phone': [
    [
      'model/records/care-episode.ts',
      "derivedId('episode opening', episodeId, causeId, tier)",
      "derivedId('episode opening', episodeId, causeId, tier, String(Date.now()))",
    ],
  ],
  'an outcome closes an alarm that its doctor did not know of': [
    [
      'clinical/episodes/care-episode.ts',
      'if (note.coveredIds?.includes(alarm.causeId)) return true;',
      'if (note.coveredIds) return true;',
    ],
  ],
} as const satisfies Record<string, readonly Edit[]>;
