import type { EmergencyContacts } from './emergency-contacts.ts';

/** What the list of hospitals tells of one. */
export interface UnitSource {
  readonly id: string;
  readonly name: string;
  readonly maternityPhone?: string | null;
}

type Unit = Pick<EmergencyContacts, 'unitName' | 'unitPhone' | 'unitHospitalId'>;

/** A number that was kept before its hospital was noted beside it is known by its name. */
const hospitalOf = ({ unitName, unitPhone, unitHospitalId }: Unit, hospitals: readonly UnitSource[]) =>
  unitHospitalId ??
  hospitals.find(({ name, maternityPhone }) => name === unitName && maternityPhone === unitPhone)?.id ??
  null;

/** Whether she typed the number herself: then it belongs to no hospital, and no change of the hospital touches it. */
export const isOwnNumber = (unit: Unit, hospitals: readonly UnitSource[]): boolean =>
  unit.unitPhone !== '' && hospitalOf(unit, hospitals) === null;

/**
 * What becomes of the maternity unit's number with this hospital in the profile; null when nothing does. A hospital that the
 * list does not have leaves no number: that of the hospital before is not hers any more.
 */
export function unitAfter(
  unit: Unit,
  hospitalId: string | null | undefined,
  hospitals: readonly UnitSource[],
): Unit | null {
  if (isOwnNumber(unit, hospitals)) return null;
  const listed = hospitalId ? hospitals.find(({ id }) => id === hospitalId) : undefined;
  const unitPhone = listed?.maternityPhone ?? '';
  const next = { unitName: listed?.name ?? '', unitPhone, unitHospitalId: listed?.id ?? null };
  const isSame =
    next.unitName === unit.unitName && unitPhone === unit.unitPhone && next.unitHospitalId === unit.unitHospitalId;
  return isSame ? null : next;
}
