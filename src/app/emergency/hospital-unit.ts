import type { EmergencyContacts } from './emergency-contacts.ts';

/** A hospital of the server's list. */
export interface UnitSource {
  readonly id: string;
  readonly name: string;
  readonly maternityPhone?: string | null;
}

type Unit = Pick<EmergencyContacts, 'unitName' | 'unitPhone' | 'unitHospitalId'>;

/** Older versions stored no hospital id; such a number is matched by name and phone. */
const hospitalOf = ({ unitName, unitPhone, unitHospitalId }: Unit, hospitals: readonly UnitSource[]) =>
  unitHospitalId ??
  hospitals.find(({ name, maternityPhone }) => name === unitName && maternityPhone === unitPhone)?.id ??
  null;

/** Whether the user typed the number. Then it belongs to no hospital, and a change of hospital leaves it alone. */
export const isUserEnteredNumber = (unit: Unit, hospitals: readonly UnitSource[]): boolean =>
  unit.unitPhone !== '' && hospitalOf(unit, hospitals) === null;

/**
 * The maternity unit to store for the hospital in the profile; null when nothing changes. If the list does not have the
 * hospital, the number is cleared: the number of the former hospital would be wrong.
 */
export function unitForHospital(
  unit: Unit,
  hospitalId: string | null | undefined,
  hospitals: readonly UnitSource[],
): Unit | null {
  if (isUserEnteredNumber(unit, hospitals)) return null;
  const listed = hospitalId ? hospitals.find(({ id }) => id === hospitalId) : undefined;
  const unitPhone = listed?.maternityPhone ?? '';
  const next = { unitName: listed?.name ?? '', unitPhone, unitHospitalId: listed?.id ?? null };
  const isSame =
    next.unitName === unit.unitName && unitPhone === unit.unitPhone && next.unitHospitalId === unit.unitHospitalId;
  return isSame ? null : next;
}
