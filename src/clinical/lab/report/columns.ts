import { dateIn, type DateOrder } from './date-order.ts';
import { cellOf, type Cell, type Line } from './lines.ts';
import type { PrintedWord } from './printed-page.ts';

/** The content of a table column. `other` is ignored: earlier results, methods, codes. */
export type Role = 'name' | 'value' | 'unit' | 'range' | 'flag' | 'other';

export interface Column {
  readonly role: Role;
  readonly left: number;
  readonly right: number;
  /** Of several dates it is the newest only if days stand before months, which the report does not show. */
  readonly isUnsure?: boolean;
}

const words: Readonly<Record<Role, RegExp>> = {
  other:
    /^(?:previous|prev\.?|prior|last|earlier|history|vorwert|vorbefund|antériorités?|anterior|method|methods|methode|méthode|metodo|método|methodology|technique|code|loinc|specimen|sample|s\.?no\.?|sl\.?no\.?|sr\.?no\.?|no\.?|nr\.?|#|delta|lab|site|accr\.?|comments?|remarks?|bemerkung|risk)$/,
  range:
    /^(?:references?|ref\.?|reference:|range|ranges|interval|intervals|intervalle|normal|normals|biological|bio\.?|expected|limits|referenzbereich|referenz|referenzwerte|normbereich|normalbereich|normwerte|sollwert|valeurs?|usuelles|norme|normes|referencia|référence|riferimento|valores|rango|rangos|intervallo|bereich)$/,
  unit: /^(?:units?|uom|u\.m\.|einheit|einheiten|unités?|unidad|unidades|unità|dimension)$/,
  flag: /^(?:flags?|abn\.?|abnormal|status|indicator|ind\.?|h\/l|hl|l\/h|interpretation|alert|mark|bewertung|kennz\.?)$/,
  value:
    /^(?:results?|values?|observed|observation|obs\.?|your|current|reading|finding|findings|wert|werte|ergebnis|ergebnisse|messwert|messwerte|resultado|resultados|résultats?|risultato|risultati|valor|measured)$/,
  name: /^(?:tests?|analytes?|parameters?|investigations?|examinations?|components?|assays?|description|analys[ei]s|analyse|bestimmung|untersuchung|messgröße|determinación|prueba|pruebas|examen|examens|analito|analitos|esame|esami|paramètres?|parámetro|items?|determination|profile|name)$/,
};
const order: readonly Role[] = ['other', 'range', 'unit', 'flag', 'value', 'name'];
const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$|^\d{1,2}-[a-z]{3}-\d{2,4}$/;

const plain = (text: string) => text.toLowerCase().replaceAll(/^[([{*]+|[)\]}:*,]+$/g, '');
const roleOf = (text: string) => order.find((role) => words[role].test(text));
const rolesOf = (text: string): Role[] => {
  const whole = roleOf(plain(text));
  return whole
    ? [whole]
    : plain(text)
        .split('/')
        .flatMap((part) => roleOf(part) ?? []);
};

/** The headings in a cell: "Reference value" is one, for a range; "Test result" is two columns. */
function headingsOf(cell: Cell): { role: Role | null; words: PrintedWord[]; isDate: boolean }[] {
  const parts: { role: Role | null; words: PrintedWord[]; isDate: boolean }[] = [];
  for (const word of cell.words) {
    const [role = null] = rolesOf(word.text);
    const isDate = DATE.test(plain(word.text));
    const last = parts.at(-1);
    const joins =
      last &&
      !isDate &&
      (role === null ||
        role === last.role ||
        last.role === null ||
        (last.role === 'other' &&
          !(role === 'value' && last.words.some(({ text }) => roleOf(plain(text)) === 'value'))) ||
        (last.role === 'range' && role === 'value') ||
        (last.role === 'value' && role === 'range') ||
        (last.role === 'flag' && role === 'value') ||
        (last.role === 'name' && plain(word.text) === 'name'));
    if (joins) {
      last.words.push(word);
      if (last.role === null || (last.role === 'value' && role === 'range')) last.role = role ?? last.role;
    } else parts.push({ role, words: [word], isDate });
  }
  return parts;
}

/** The newest dates in this order; none when no date can be read. */
function newestOf(dates: readonly string[], order: DateOrder): ReadonlySet<string> {
  const read = dates.map((text) => ({ text, date: dateIn(plain(text), order) ?? '' }));
  const newest = read.reduce((latest, { date }) => (date > latest ? date : latest), '');
  return new Set(read.filter(({ date }) => date === newest).map(({ text }) => text));
}

/**
 * The columns of a line of headings; null when it is not one. Tables beside each other give several lists.
 * @param order day or month first in the dates of the report; null when unknown
 */
export function columnsOf(line: Line, order: DateOrder | null): Column[][] | null {
  // "Date of sample: 12/11/2026" is a label with its text.
  if (/:\s*\S/.test(line.text)) return null;
  const parts = line.cells.flatMap(headingsOf);
  const dates = parts.filter(({ isDate }) => isDate);
  const texts = dates.map(({ words: columnWords }) => columnWords[0]?.text ?? '');
  // When the order is unknown, days first is tried, as most of the world writes it.
  const [newest, other] = [newestOf(texts, order ?? 'day'), newestOf(texts, order ?? 'month')];
  const isUnsure = texts.some((text) => newest.has(text) !== other.has(text));
  const hasValue = parts.some(({ role }) => role === 'value');
  const named = parts.flatMap(({ role, words: columnWords, isDate }): Column[] => {
    const { left, right } = cellOf(columnWords);
    if (!isDate) return role === null ? [] : [{ role, left, right }];
    const isNewest = !hasValue && newest.has(columnWords[0]?.text ?? '');
    return [isNewest ? { role: 'value', left, right, isUnsure } : { role: 'other', left, right }];
  });
  const roles = new Set(named.map(({ role }) => role));
  const isNamed = dates.length === 0 || roles.has('name') || dates.length > 1;
  const isTable = isNamed && roles.has('value') && (roles.has('name') || roles.has('range') || roles.has('unit'));
  const unplacedWords = line.words.filter(
    ({ text }) => rolesOf(text).length === 0 && /\d/.test(text) && !DATE.test(plain(text)),
  );
  if (!isTable || unplacedWords.length > 0 || parts.filter(({ role }) => role === null).length > named.length)
    return null;
  const starts = named.flatMap(({ role }, index) => (role === 'name' && index > 0 ? [index] : []));
  if (starts.length === 0 || named[0]?.role !== 'name') return [withName(named)];
  return [0, ...starts].map((start, index) => named.slice(start, starts[index] ?? named.length));
}

/** A first column without a heading contains the names. */
const withName = (columns: readonly Column[]): Column[] =>
  columns.some(({ role }) => role === 'name')
    ? [...columns]
    : [{ role: 'name', left: 0, right: Math.max(0, (columns[0]?.left ?? 0) - 1) }, ...columns];

const distance = (cell: Pick<Cell, 'left' | 'right'>, column: Column): number => {
  const overlap = Math.min(cell.right, column.right) - Math.max(cell.left, column.left);
  const edges = Math.min(
    Math.abs(cell.left - column.left),
    Math.abs(cell.right - column.right),
    Math.abs((cell.left + cell.right - column.left - column.right) / 2),
  );
  // Text under its heading belongs to it, even if another edge is nearer.
  return overlap > 0 ? edges / 4 : edges;
};

/** Whether the cell stands under several headings. */
export const spansColumns = ({ left, right }: Pick<Cell, 'left' | 'right'>, columns: readonly Column[]): boolean =>
  columns.filter((column) => Math.min(right, column.right) > Math.max(left, column.left)).length > 1;

/** The column whose heading is above this cell, aligned left, right or in the middle. */
export const columnFor = (cell: Pick<Cell, 'left' | 'right'>, columns: readonly Column[]): Column | undefined =>
  columns.reduce<Column | undefined>(
    (best, column) => (!best || distance(cell, column) < distance(cell, best) ? column : best),
    undefined,
  );
