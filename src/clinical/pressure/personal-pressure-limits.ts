/** The pressures (mmHg) from which this patient should call, set by her doctor. A null limit was not set. */
export interface OwnPressure {
  readonly systolicFrom: number | null;
  readonly diastolicFrom: number | null;
}

/** Whether a reading is at or above a personal limit. It can only add a call; the general rules apply too. */
export const isAtOwnLevel = (
  { systolic, diastolic }: { readonly systolic: number; readonly diastolic: number },
  { systolicFrom, diastolicFrom }: OwnPressure,
): boolean =>
  (systolicFrom !== null && systolic >= systolicFrom) || (diastolicFrom !== null && diastolic >= diastolicFrom);
