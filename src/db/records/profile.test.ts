import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore, type Store } from '@/db/store/open-store.ts';
import type { ProfileChanges } from '@/model/records/profile-changes.ts';
import { saveAccountInProfile, saveProfile } from './profile.ts';

let store: Store;
beforeEach(async () => {
  store = await openStore('amina');
  await saveAccountInProfile({ name: 'Amina', email: 'amina@example.org', dietaryPreferences: ['vegetarian'] });
});
afterEach(() => store.close());

const stored = async () => (await (await store.collection('profile')).findOne('amina').exec())?.toJSON();
/** What a caller outside the type checker gives, for example a restored draft. */
const given = (fields: Record<string, unknown>) => fields as ProfileChanges;

it('saving a profile turns dietary preferences of null into an empty list', async () => {
  await saveProfile({ dietaryPreferences: null });
  expect(await stored()).toMatchObject({ dietaryPreferences: [], name: 'Amina' });
});

it('saving a profile drops dietary preferences that are no list, and saves the rest', async () => {
  await saveProfile(given({ dietaryPreferences: 'vegan', age: 30 }));
  expect(await stored()).toMatchObject({ dietaryPreferences: ['vegetarian'], age: 30 });
});

it('saving a profile takes no e-mail address, no owner and no undefined field', async () => {
  await saveProfile(given({ email: 'other@example.org', userId: 'other', name: undefined, age: 30 }));
  expect(await stored()).toMatchObject({ email: 'amina@example.org', userId: 'amina', name: 'Amina', age: 30 });
});
