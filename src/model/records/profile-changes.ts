import type { Profile } from './profile.ts';

/**
 * Fields that saving a profile does not take: the owner never changes, the address is the account's, and the photo's
 * address is derived when the profile is read.
 */
const ignored: ReadonlySet<string> = new Set(['id', 'userId', 'email', 'profilePhotoUrl']);

/** A change of a profile, as a form gives it. */
export type ProfileChanges = Partial<Omit<Profile, 'id' | 'userId' | 'email'>>;

/**
 * What is saved of the given fields (specification, section 5). Undefined fields are dropped. No dietary preferences
 * (null) are an empty list; a value that is no list is dropped, and the other fields are saved.
 */
export function profileChanges(given: Readonly<Record<string, unknown>>): ProfileChanges {
  const taken = Object.entries(given)
    .filter(([name, value]) => !ignored.has(name) && value !== undefined)
    .map(([name, value]) => [name, name === 'dietaryPreferences' ? (value ?? []) : value] as const)
    .filter(([name, value]) => name !== 'dietaryPreferences' || Array.isArray(value));
  return Object.fromEntries(taken) as ProfileChanges;
}
