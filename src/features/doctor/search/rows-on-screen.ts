/** Minimum height of a result row in pixels, and of the parts that are always above the results. */
const ROW = 60;
const AROUND = 200;

/** The maximum number of result rows that fit on the screen. */
export const rowsOnScreen = ({ innerHeight }: Pick<Window, 'innerHeight'> = window): number =>
  Math.max(1, Math.ceil((innerHeight - AROUND) / ROW));
