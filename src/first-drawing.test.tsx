import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, localDate } from '@/clinical/calendar-date.ts';
import type { Face } from '@/db/head-form.ts';
import type { WholeHead } from '@/db/whole-head.ts';
import { drawFirst } from '@/first-drawing.tsx';
import { first } from '@/i18n/messages/es/first.ts';
import { toInstant } from '@/model/instant.ts';
import type { Reading } from '@/model/reading.ts';

const hour = 3_600_000;
const user = { id: 'amina', name: 'Amina', email: 'amina@example.org', labels: [] as string[] };
const auth = (isAuthenticated: boolean, who: object = user) =>
  JSON.stringify({ state: { user: who, isAuthenticated }, version: 0 });
const face: Face = {
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
const head: WholeHead = { userId: user.id, readings, profile: null, face };

// All that a worker has of what Node 20 has not.
beforeEach(() => void vi.stubGlobal('navigator', { languages: ['en-GB'] }));

it('leaves nothing of a page in the worker, which syncs in the background too', () => {
  drawFirst('/dashboard', head);
  expect(globalThis).not.toHaveProperty('localStorage');
  expect(globalThis).not.toHaveProperty('innerWidth');
});

it('listens to no other tab there, since it has no session that could end', async () => {
  vi.resetModules();
  const channel = vi.fn();
  vi.stubGlobal('BroadcastChannel', channel);
  await import('@/first-drawing.tsx');
  expect(channel).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

describe('the first drawing, made where there is no page', () => {
  it('shows the readings of the last visit with their days of today', () => {
    const drawn = drawFirst('/readings', head) ?? '';
    for (const text of ['118/76', '98', '68.4', 'Today', 'Yesterday']) expect(drawn).toContain(text);
    expect(drawn).toContain('after &lt;breakfast&gt;');
    expect(drawn.match(/<li id="reading-/g)).toHaveLength(readings.length);
  });

  it('shows Today with the room that her doses took', () => {
    const drawn = drawFirst('/dashboard', head) ?? '';
    expect(drawn).toContain('118/76');
    expect(drawn).toContain('--care-room:242px');
  });

  it('asks from 43 weeks on, with the words that were kept, and counts no week', () => {
    const lmp = addDays(localDate(new Date()), -43 * 7);
    const profile = { id: user.id, userId: user.id, estimatedLmp: lmp, datingMethod: 'LMP' as const };
    const drawn = (own: Partial<WholeHead>) => drawFirst('/dashboard', { ...head, profile, ...own }) ?? '';
    expect(drawn({})).toContain('Has your baby been born?');
    expect(drawn({})).not.toContain('past the due date');
    expect(drawn({ face: { ...face, language: 'es', words: first } })).toContain(first['clinical.pastDue.born']);
  });

  it('speaks her language, with the words that were kept with her face', () => {
    const drawn = drawFirst('/readings', { ...head, face: { ...face, language: 'es', words: first } }) ?? '';
    expect(drawn).toContain(first['readings.title']);
    expect(drawn).toContain('lang="es"');
    expect(drawFirst('/readings', head)).not.toContain(first['readings.title']);
  });

  it.each<[string, string, WholeHead]>([
    ['of a page that it does not know', '/bloodwork', head],
    ['in a language that it does not know', '/readings', { ...head, face: { ...face, language: 'xx' } }],
    ['for nobody', '/readings', { ...head, face: { ...face, stored: {} } }],
    ['for whoever is signed out', '/readings', { ...head, face: { ...face, stored: { 'maia-auth': auth(false) } } }],
    [
      'for somebody else',
      '/readings',
      { ...head, face: { ...face, stored: { 'maia-auth': auth(true, { ...user, id: 'zola' }) } } },
    ],
  ])('is none %s', (_, path, other) => expect(drawFirst(path, other)).toBeNull());
});
