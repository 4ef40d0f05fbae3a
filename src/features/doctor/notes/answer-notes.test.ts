import { expect, it } from 'vitest';
import { episodesOf } from '@/clinical/episodes/care-episode.ts';
import type { OpenAlert } from '@/clinical/care/open-alerts.ts';
import { opened } from '@/features/doctor/queries/test-episodes.ts';
import { HOUR, MINUTE, pressure } from '@/features/doctor/queries/test-patients.ts';
import { outcomeNote, seenNotes } from './answer-notes.ts';

const first = pressure('amina', [168, 114], 2 * HOUR);
const [episode] = episodesOf([
  opened('amina', first.id, 2 * HOUR),
  opened('amina', 'second', 10 * MINUTE, { episodeId: `case-${first.id}` }),
]);
const episodes = episode ? [episode] : [];
const alertOf = (tier: OpenAlert['tier']): OpenAlert => ({
  tier,
  rule: 'B1',
  textId: 'clinical.bp.severe',
  reading: first,
  symptoms: [],
});
const seenCase = { userId: 'amina', entry: 'seen', episodeId: `case-${first.id}`, tier: 'URGENT' };
const coveredIds = [first.id, 'second'];

it('an alert and its case are seen with one note, which names every alarm that the doctor knew of', () => {
  expect(seenNotes({ userId: 'amina', alerts: [alertOf('URGENT')], episodes })).toEqual([
    { ...seenCase, coveredIds, readingId: first.id },
  ]);
});

it('an alert that time has raised above its case is seen at its own tier, and the case at its own', () => {
  expect(seenNotes({ userId: 'amina', alerts: [alertOf('EMERGENCY')], episodes })).toEqual([
    { userId: 'amina', entry: 'seen', readingId: first.id, tier: 'EMERGENCY' },
    { ...seenCase, coveredIds },
  ]);
});

it.each([
  ['called', null],
  ['noAnswer', '2026-11-21T13:00:00.000+00:00'],
] as const)(
  'the outcome %s has the tier of the case, and a time to call back only without an answer',
  (outcome, at) => {
    const [known] = episodes;
    const note = known && outcomeNote(known, { outcome, text: '  ', callbackAt: '2026-11-21T13:00:00.000+00:00' });
    expect(note).toEqual({
      ...seenCase,
      entry: 'outcome',
      coveredIds,
      outcome,
      ...(at !== null && { callbackAt: at }),
    });
  },
);
