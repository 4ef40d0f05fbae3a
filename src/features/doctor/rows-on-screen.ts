/** The least height of a row in pixels, as the table of a wide screen and as a card. */
const ROW = 66;
const CARD = 150;
/** From here on rows are a table: see patient-list.module.css. */
const TABLE_WIDTH = 1100;

/** As many rows as the screen shows at most. */
export const rowsOnScreen = ({
  innerWidth,
  innerHeight,
}: Pick<Window, 'innerWidth' | 'innerHeight'> = window): number =>
  Math.max(1, Math.ceil(innerHeight / (innerWidth < TABLE_WIDTH ? CARD : ROW)));
