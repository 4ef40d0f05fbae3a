/**
 * How far midwives read the records of the patients of their hospital. `readings`: profile, readings, care notes and
 * messages. `everything`: what a doctor reads.
 */
export const midwifeReaches = ['nothing', 'readings', 'everything'] as const;
export type MidwifeReach = (typeof midwifeReaches)[number];

/** Digits of the hospital's hash in a label: Appwrite allows 36 letters and digits. */
export const UNIT_DIGITS = 24;
const pattern = new RegExp(`^midwife[0-9a-f]{${UNIT_DIGITS}}$`);

/** The label of the midwives of one hospital. @param unit hash of the hospital's id, `UNIT_DIGITS` hexadecimal digits */
export const midwifeLabel = (unit: string): string => `midwife${unit}`;

/** A label that no account has: it marks a profile whose records are open to the midwives as to a doctor. */
export const everythingMark = (unit: string): string => `midwifeall${unit}`;

export const isMidwifeLabel = (label: string): boolean => pattern.test(label);

/** The labels of the units that an account with these labels works for. */
export const unitLabels = (labels: readonly string[]): string[] => labels.filter(isMidwifeLabel);

const grantedLabel = (permission: string): string | undefined => /^read\("label:([a-z0-9]+)"\)$/.exec(permission)?.[1];

/** How far the midwives read the records of the patient with this profile, by the profile's grants. */
export function reachByGrants(permissions: readonly string[]): MidwifeReach {
  const labels = permissions.flatMap((permission) => grantedLabel(permission) ?? []);
  if (!labels.some(isMidwifeLabel)) return 'nothing';
  return labels.some((label) => label.startsWith('midwifeall')) ? 'everything' : 'readings';
}
