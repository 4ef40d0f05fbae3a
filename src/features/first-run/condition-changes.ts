import type { Profile } from '@/model/records/profile.ts';
import type { Condition } from './answers.ts';

/**
 * Fields of the profile that change with the chosen conditions. High pressure has no field of its own: it is a line of
 * the illnesses, which her doctor sees among the risks; lines that she wrote herself stay.
 * @param highPressure the line, in her language
 */
export function conditionChanges(
  chosen: readonly Condition[],
  profile: Profile | null,
  highPressure: string,
): Partial<Pick<Profile, 'diabetes' | 'preExistingConditions'>> {
  // Without a chosen kind nothing is known: she has not said that she has none.
  const diabetes = chosen.find((each) => each !== 'pressure') ?? null;
  const before = profile?.preExistingConditions ?? null;
  const others = (before ?? '').split('\n').filter((line) => line.trim() !== '' && line !== highPressure);
  const lines = chosen.includes('pressure') ? [highPressure, ...others] : others;
  const illnesses = lines.length > 0 ? lines.join('\n') : null;
  return {
    ...(diabetes !== (profile?.diabetes ?? null) && { diabetes }),
    ...(illnesses !== before && { preExistingConditions: illnesses }),
  };
}
