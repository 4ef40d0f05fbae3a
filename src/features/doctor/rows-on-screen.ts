/** The least height of a row of what was found, in pixels, and of what always stands above them. */
const ROW = 60;
const AROUND = 200;

/** As many rows of what was found as the screen shows at most. */
export const rowsOnScreen = ({ innerHeight }: Pick<Window, 'innerHeight'> = window): number =>
  Math.max(1, Math.ceil((innerHeight - AROUND) / ROW));
