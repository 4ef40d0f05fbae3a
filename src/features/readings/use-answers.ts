import { answersOf, ownLimits } from '@/clinical/care-notes.ts';
import { liveAlertStates } from '@/db/alert-state.ts';
import { liveCareNotes } from '@/db/care-notes.ts';
import { liveProfile } from '@/db/live-profile.ts';
import { readingsSince } from '@/db/live-readings.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { toInstant } from '@/model/instant.ts';
import type { Reading } from '@/model/reading.ts';
import { addDays } from '@/ui/chart/day-range.ts';
import type { Answer } from './answer.ts';
import { answerReading } from './answer-reading.ts';
import { useEntry } from './entry-state.ts';
import { openAnswers } from './open-answers.ts';

/** How many days back the rules look: pressures 7, sugars 14, weights four weeks and some. */
const LOOK_BACK_DAYS = { bloodPressure: 8, bloodSugar: 15, weight: 36 } as const;

function useRecent(kind: keyof typeof LOOK_BACK_DAYS, now: number): readonly Reading[] {
  const from = toInstant(addDays(now, -LOOK_BACK_DAYS[kind]));
  return useLiveQuery<Reading[]>(() => readingsSince({ kind, from }), `answers ${kind} ${from}`) ?? [];
}

/** The open cards, and the answer to the reading that was saved a moment ago. */
export function useAnswers(now: number): { open: readonly Answer[]; saved: Answer | null } {
  const saved = useEntry((entry) => entry.saved);
  const profile = useLiveQuery(liveProfile, 'profile') ?? null;
  const states = useLiveQuery(liveAlertStates, 'alert states');
  const notes = useLiveQuery(liveCareNotes, 'care notes') ?? [];
  // Answers given on another phone of hers.
  const answers = answersOf(notes);
  const found = [...useRecent('bloodPressure', now), ...useRecent('bloodSugar', now), ...useRecent('weight', now)];
  // The live query may answer a moment after the save; the card does not wait for it.
  const isFound = saved === null || found.some((reading) => reading.id === saved.id);
  const readings = isFound ? found : [saved, ...found];
  const context = {
    readings,
    profile,
    // A reading saved in this second lies after the last tick of the clock.
    now: toInstant(Math.max(now, saved ? Date.parse(saved.recordedAt) : 0)),
    symptomsOf: (id: string) => {
      const here = states?.get(id)?.symptoms ?? [];
      // A card that was only closed here says nothing of what was answered elsewhere.
      return here.length > 0 ? here : (answers.get(id) ?? []);
    },
    limits: ownLimits(notes, profile?.assignedDoctorId),
    acknowledgedTier: (id: string) => {
      const state = states?.get(id);
      // One closed by an earlier version does not say how urgent it was.
      return state?.acknowledgedAt ? (state.acknowledgedTier ?? 'EMERGENCY') : null;
    },
  };
  // Until it is known what was acknowledged, only the reading just saved may show a card.
  const open = states ? openAnswers(context) : [];
  return { open, saved: saved ? answerReading(saved, context) : null };
}
