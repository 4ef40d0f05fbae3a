import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, localDate } from '@/clinical/time/calendar-date.ts';
import type { SavedAppearance } from '@/db/snapshot/snapshot-format.ts';
import type { WholeSnapshot } from '@/db/snapshot/whole-snapshot.ts';
import { renderFirstFrame } from '@/app/start/first-frame.tsx';
import { first } from '@/i18n/messages/es/first.ts';
import { toInstant } from '@/model/time/instant.ts';
import type { Reading } from '@/model/records/reading.ts';

const hour = 3_600_000;
const user = { id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] as string[] };
const auth = (isAuthenticated: boolean, who: object = user) =>
  JSON.stringify({ state: { user: who, isAuthenticated }, version: 0 });
const face: SavedAppearance = {
  stored: { 'maia-auth': auth(true), 'maia-language': null },
  aside: { 'maia-care-room': '360 242' },
  root: {},
  innerWidth: 360,
  language: 'en',
  words: null,
};
const at = (hours: number) => toInstant(Date.now() - hours * hour);
const readings = [
  { kind: 'bloodPressure', systolic: 118, diastolic: 76, hours: 0 },
  { kind: 'bloodSugar', level: 98, unit: 'mg/dL', measurementType: 'fasting', hours: 24 },
  { kind: 'weight', weight: 68.4, unit: 'kg', note: 'after <breakfast>', hours: 240 },
].map(({ hours, ...values }, n) => ({
  ...values,
  id: `r${n}`,
  userId: user.id,
  recordedAt: at(hours),
  serverUpdatedAt: at(hours),
})) as never as Reading[];
const snapshot: WholeSnapshot = { userId: user.id, readings, profile: null, face };

// The only global that a service worker has and Node 20 does not.
beforeEach(() => void vi.stubGlobal('navigator', { languages: ['en-GB'] }));

it('leaves no browser globals in the service worker, which also runs background sync', () => {
  renderFirstFrame('/dashboard', snapshot);
  expect(globalThis).not.toHaveProperty('localStorage');
  expect(globalThis).not.toHaveProperty('innerWidth');
});

it('opens no BroadcastChannel in the service worker, because there is no session to end', async () => {
  vi.resetModules();
  const channel = vi.fn();
  vi.stubGlobal('BroadcastChannel', channel);
  await import('@/app/start/first-frame.tsx');
  expect(channel).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

describe('the first frame, rendered without a page', () => {
  it('shows the readings of the last visit with days relative to today', () => {
    const markup = renderFirstFrame('/readings', snapshot) ?? '';
    for (const text of ['118/76', '98', '68.4', 'Today', 'Yesterday']) expect(markup).toContain(text);
    expect(markup).toContain('after &lt;breakfast&gt;');
    expect(markup.match(/<li id="reading-/g)).toHaveLength(readings.length);
  });

  it('reserves on Today the space that the doses took', () => {
    const markup = renderFirstFrame('/dashboard', snapshot) ?? '';
    expect(markup).toContain('118/76');
    expect(markup).toContain('--care-room:242px');
  });

  it('shows on Today the plan of the last visit: doses and visits of this day, and the measurement that is due', () => {
    const at = Date.now();
    const step = { at, until: at + 2 * hour, doneAt: null };
    const dose = (medicine: string, more: object) =>
      ({
        ...step,
        is: 'dose',
        key: medicine,
        medicine,
        dosage: '200 mg',
        note: null,
        isSkipped: false,
        ...more,
      }) as never;
    const plan = {
      steps: [dose('Iron', {}), dose('Of another day', { at: at - 72 * hour, until: at - 70 * hour })],
      asked: { pressure: false, sugar: [] },
      chosen: { kinds: [], times: [] },
    };
    const markup = renderFirstFrame('/dashboard', { ...snapshot, readings: readings.slice(1), plan }) ?? '';
    expect(markup).toContain('Iron');
    expect(markup).toContain('Taken');
    expect(markup).toContain('Add blood pressure');
    expect(markup).not.toContain('Of another day');
  });

  it('asks from 43 weeks on whether the baby is born, with the stored messages, and shows no week', () => {
    const lmp = addDays(localDate(new Date()), -43 * 7);
    const profile = { id: user.id, userId: user.id, estimatedLmp: lmp, datingMethod: 'LMP' as const };
    const markup = (own: Partial<WholeSnapshot>) =>
      renderFirstFrame('/dashboard', { ...snapshot, profile, ...own }) ?? '';
    expect(markup({})).toContain('Has your baby been born?');
    expect(markup({})).not.toContain('past the due date');
    expect(markup({ face: { ...face, language: 'es', words: first } })).toContain(first['clinical.pastDue.born']);
  });

  it('is in the language of the user, with the messages stored in the saved appearance', () => {
    const markup =
      renderFirstFrame('/readings', { ...snapshot, face: { ...face, language: 'es', words: first } }) ?? '';
    expect(markup).toContain(first['readings.title']);
    expect(markup).toContain('lang="es"');
    expect(renderFirstFrame('/readings', snapshot)).not.toContain(first['readings.title']);
  });

  it.each<[string, string, WholeSnapshot]>([
    ['for an unknown page', '/bloodwork', snapshot],
    ['for an unknown language', '/readings', { ...snapshot, face: { ...face, language: 'xx' } }],
    ['without a session', '/readings', { ...snapshot, face: { ...face, stored: {} } }],
    ['for a signed-out user', '/readings', { ...snapshot, face: { ...face, stored: { 'maia-auth': auth(false) } } }],
    [
      'for another user',
      '/readings',
      { ...snapshot, face: { ...face, stored: { 'maia-auth': auth(true, { ...user, id: 'zola' }) } } },
    ],
  ])('is null %s', (_, path, other) => expect(renderFirstFrame(path, other)).toBeNull());
});
