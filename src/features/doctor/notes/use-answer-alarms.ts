import { useCallback, useState } from 'react';
import { UNDO_OUTCOME_MS } from '@/model/records/care-episode.ts';
import type { CareNote } from '@/model/records/care-note.ts';
import type { CareEpisode } from '@/clinical/episodes/care-episode.ts';
import { useUndo } from '@/ui/feedback/use-undo.ts';
import type { Answered } from '@/features/doctor/triage/patient-row.ts';
import { outcomeNote, seenNotes, undoNote, type ChosenOutcome } from './answer-notes.ts';
import { useWriteNote } from './use-write-note.ts';

/** The state of a note that is being saved or could not be saved. */
export type AnswerState = 'pending' | 'failed';

/**
 * Saves a doctor's answers to alarms: that they were seen, and the outcomes. One hook serves a whole list; the states
 * are keyed by patient id. An outcome can be undone for ten seconds.
 */
export function useAnswerAlarms(doctorId: string) {
  const { mutateAsync } = useWriteNote(doctorId);
  const [states, setStates] = useState<ReadonlyMap<string, AnswerState>>(new Map());
  const [hasUndoFailed, setUndoFailed] = useState(false);
  const markSeen = useCallback(
    (answered: Answered) => {
      const setState = (state: AnswerState | null) =>
        setStates((before) => {
          const after = new Map(before);
          if (state) after.set(answered.userId, state);
          else after.delete(answered.userId);
          return after;
        });
      setState('pending');
      Promise.all(seenNotes(answered).map((note) => mutateAsync(note))).then(
        () => setState(null),
        () => setState('failed'),
      );
    },
    [mutateAsync],
  );
  const { gone, start, undo } = useUndo<CareNote>(({ id, userId, episodeId }) => {
    mutateAsync(undoNote(userId, episodeId ?? '', id)).catch(() => setUndoFailed(true));
  }, UNDO_OUTCOME_MS);
  /** @throws when the outcome could not be saved */
  const close = useCallback(
    async (episode: CareEpisode, chosen: ChosenOutcome) => {
      setUndoFailed(false);
      start(await mutateAsync(outcomeNote(episode, chosen)));
    },
    [mutateAsync, start],
  );
  return { markSeen, states, close, saved: gone, undo, hasUndoFailed };
}

export type AnswerAlarms = ReturnType<typeof useAnswerAlarms>;
