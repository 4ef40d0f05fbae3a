import { answersOf, ownLimits } from '@/clinical/care/care-notes.ts';
import { liveAlertStates } from '@/db/records/alert-state.ts';
import { liveCareNotes } from '@/db/records/care-notes.ts';
import { liveProfile } from '@/db/records/live-profile.ts';
import { readingsSince } from '@/db/records/live-readings.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { toInstant } from '@/model/time/instant.ts';
import { isRuled, ruledKinds, type RuledKind } from '@/model/records/reading-kinds.ts';
import type { Reading } from '@/model/records/reading.ts';
import { addDays } from '@/ui/chart/day-range.ts';
import type { Answer } from './answer.ts';
import { answerReading } from './answer-reading.ts';
import { useEarlyWeights } from '@/features/readings/state/use-early-weights.ts';
import { useEntry } from '@/features/readings/state/entry-state.ts';
import { kindAnswers } from '@/features/readings/answers/kind-answers.ts';
import { openAnswers } from './open-answers.ts';

function useRecent(kind: RuledKind, now: number): readonly Reading[] {
  const from = toInstant(addDays(now, -kindAnswers[kind].lookBackDays));
  return useLiveQuery<Reading[]>(() => readingsSince({ kind, from }), `answers ${kind} ${from}`) ?? [];
}

/** The list of kinds never changes, so the hooks of every rendering are the same and in the same order. */
const useRecentOfAll = (now: number) => ruledKinds.flatMap((kind) => useRecent(kind, now));

/** The open cards, and the answer to the reading that was saved a moment ago. */
export function useAnswers(now: number): { open: readonly Answer[]; saved: Answer | null } {
  const saved = useEntry((entry) => entry.saved);
  const profile = useLiveQuery(liveProfile, 'profile') ?? null;
  const states = useLiveQuery(liveAlertStates, 'alert states');
  const notes = useLiveQuery(liveCareNotes, 'care notes') ?? [];
  // Answers from another of her phones.
  const answers = answersOf(notes);
  const found = useRecentOfAll(now);
  const earlyWeights = useEarlyWeights(profile, now);
  // The live query may return the saved reading a moment later; the card is shown at once.
  const isFound = saved === null || found.some((reading) => reading.id === saved.id);
  const readings = isFound ? found : [saved, ...found];
  const context = {
    readings,
    profile,
    earlyWeights,
    // A reading saved in this second is newer than the last tick of the clock.
    now: toInstant(Math.max(now, saved ? Date.parse(saved.recordedAt) : 0)),
    symptomsOf: (id: string) => {
      const here = states?.get(id)?.symptoms ?? [];
      // A card that was closed on this phone without symptoms does not replace the answers from another phone.
      return here.length > 0 ? here : (answers.get(id) ?? []);
    },
    limits: ownLimits(notes, profile?.assignedDoctorId),
    acknowledgedTier: (id: string) => {
      const state = states?.get(id);
      // A card closed by an earlier version has no tier.
      return state?.acknowledgedAt ? (state.acknowledgedTier ?? 'EMERGENCY') : null;
    },
  };
  // Until the acknowledgements are loaded, only the reading just saved may show a card.
  const open = states ? openAnswers(context) : [];
  return { open, saved: saved && isRuled(saved.kind) ? answerReading(saved, context) : null };
}
