/** An attribute that an earlier version stored. */
export interface WithdrawnAttribute {
  readonly collection: string;
  readonly key: string;
}

/**
 * Attributes whose values must not stay: readers of the record have no business with them. The embedded server drops
 * them with their values when it starts; on Appwrite `npm run provision -- --check` names those that are still there.
 */
export const withdrawnAttributes: readonly WithdrawnAttribute[] = [
  // The account of the administrator who saved the record last; `clinic_actions` says it to administrators.
  { collection: 'clinic_settings', key: 'changedBy' },
  { collection: 'rosters', key: 'changedBy' },
];

export const isWithdrawn = (collection: string, key: string): boolean =>
  withdrawnAttributes.some((one) => one.collection === collection && one.key === key);
