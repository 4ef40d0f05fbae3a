import { liveProfile } from '@/db/records/live-profile.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import type { Tier } from '@/clinical/rules/acuity-tier.ts';
import { descendingKey } from '@/model/time/instant.ts';
import type { Reading, ReadingKind } from '@/model/records/reading.ts';
import { AnswerCard } from '@/features/readings/answers/answer-card.tsx';
import { answerReading } from '@/features/readings/answers/answer-reading.ts';
import { SOME_OWNER } from './entry-check.ts';
import type { NewReading } from './use-entry-form.ts';

interface UnsavedAlarmProps<K extends ReadingKind> {
  kind: K;
  values: NewReading<K>;
}

/** The answer to a reading that could not be saved: a dangerous number gets its card even when the storage fails. */
export function UnsavedAlarm<K extends ReadingKind>({ kind, values }: UnsavedAlarmProps<K>) {
  const profile = useLiveQuery(liveProfile, 'profile') ?? null;
  const stored = { id: 'unsaved', userId: SOME_OWNER, kind, recordedDesc: descendingKey(values.recordedAt) };
  // The compiler cannot tie the kind to its values across the generic.
  const reading = { ...values, ...stored } as unknown as Reading;
  const answer = answerReading(reading, { readings: [reading], profile, symptomsOf: () => [], now: values.recordedAt });
  if (answer.tier === null) return null;
  const given: typeof answer & { tier: Tier } = { ...answer, tier: answer.tier, repeat: null };
  return <AnswerCard answer={given} profile={profile} now={Date.parse(values.recordedAt)} />;
}
