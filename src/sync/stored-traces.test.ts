// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { openStore } from '@/db/open-store.ts';
import { keepNote, readNote } from '@/db/sealed-note.ts';
import { forgetStoredTraces } from './stored-traces.ts';

it('takes what a person’s notes remember of her, such as the zone this device was in, off it when she signs out', async () => {
  await openStore('amina');
  localStorage.setItem('maia-theme', 'dark');
  await keepNote('zone', 'Africa/Nairobi');
  expect(await readNote('zone')).toBe('Africa/Nairobi');
  expect(JSON.stringify({ ...localStorage })).not.toContain('Nairobi');
  forgetStoredTraces('amina');
  expect(await readNote('zone')).toBeNull();
  expect(Object.keys(localStorage)).toEqual(['maia-theme']);
});

it('leaves how this phone speaks and looks, for whoever reads the page that follows', () => {
  const settings = ['maia-language', 'maia-low-data', 'maia-text-size', 'maia-theme'];
  for (const key of [...settings, 'maia-hospitals']) localStorage.setItem(key, 'chosen');
  forgetStoredTraces('amina');
  expect(Object.keys(localStorage).toSorted()).toEqual(settings);
});
