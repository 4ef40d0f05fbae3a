/** The levels (mmHg) from which one patient is to call, set by her doctor. A null level was not set. */
export interface OwnPressure {
  readonly systolicFrom: number | null;
  readonly diastolicFrom: number | null;
}

/** At or above one of the levels her doctor set. It only adds a call; the general rules hold besides. */
export const isAtOwnLevel = (
  { systolic, diastolic }: { readonly systolic: number; readonly diastolic: number },
  { systolicFrom, diastolicFrom }: OwnPressure,
): boolean =>
  (systolicFrom !== null && systolic >= systolicFrom) || (diastolicFrom !== null && diastolic >= diastolicFrom);
