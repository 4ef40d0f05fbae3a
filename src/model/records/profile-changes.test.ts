import { expect, it } from 'vitest';
import { profileChanges } from './profile-changes.ts';

it.each([
  ['null is an empty list', { dietaryPreferences: null }, { dietaryPreferences: [] }],
  ['a list stays', { dietaryPreferences: ['vegetarian'] }, { dietaryPreferences: ['vegetarian'] }],
  ['a text is dropped and the rest saved', { dietaryPreferences: 'vegan', age: 30 }, { age: 30 }],
  ['an object is dropped and the rest saved', { dietaryPreferences: { 0: 'vegan' }, age: 30 }, { age: 30 }],
  ['what was not given is not added', { age: 30 }, { age: 30 }],
])('of the dietary preferences %s', (_, given, saved) => expect(profileChanges(given)).toEqual(saved));

it('owner, e-mail address, derived photo address and undefined fields are not saved', () => {
  const given = {
    id: 'x',
    userId: 'x',
    email: 'x@example.org',
    profilePhotoUrl: 'https://x',
    name: undefined,
    age: null,
  };
  expect(profileChanges(given)).toEqual({ age: null });
});
