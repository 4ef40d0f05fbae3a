import type { Random } from '../../tests/support/samples/random.ts';

export type Part = 'name' | 'value' | 'unit' | 'range' | 'flag' | 'previous' | 'method' | 'number';

/** How one laboratory prints its reports. Lengths are points on A4. */
export interface Layout {
  readonly laboratory: string;
  readonly font: 'sans' | 'serif' | 'mono';
  readonly size: number;
  /** Distance of two rows. */
  readonly step: number;
  readonly columns: readonly { part: Part; at: number; align: 'left' | 'right' | 'middle' }[];
  /** Null: no line of headings. */
  readonly headings: Readonly<Partial<Record<Part, string>>> | null;
  readonly hasDecimalComma: boolean;
  readonly dash: string;
  readonly rangeIn: '' | '[]' | '()';
  /** The range repeats the unit. */
  readonly hasUnitInRange: boolean;
  /** How values outside their range are marked; `beside` writes the mark behind the value. */
  readonly flag: 'HL' | 'words' | 'star' | 'arrows' | 'plus' | 'none';
  readonly isFlagBeside: boolean;
  readonly powers: 'caret' | 'x' | 'star' | 'cells';
  readonly areNamesUpper: boolean;
  readonly hasSections: boolean;
  readonly hasMethodLines: boolean;
  readonly hasColons: boolean;
  readonly rowsPerPage: number;
  /** Two tables beside each other. */
  readonly isDouble: boolean;
  readonly panels: readonly string[];
  readonly dateLine: string;
}

const headings: readonly Layout['headings'][] = [
  {
    name: 'Test',
    value: 'Result',
    unit: 'Units',
    range: 'Reference Range',
    flag: 'Flag',
    previous: 'Previous',
    method: 'Method',
    number: 'No.',
  },
  {
    name: 'Investigation',
    value: 'Observed Value',
    unit: 'Unit',
    range: 'Biological Reference Interval',
    flag: 'Status',
    previous: 'Previous Result',
    method: 'Method',
    number: 'S.No',
  },
  {
    name: 'Test Name',
    value: 'Value',
    unit: 'Unit',
    range: 'Normal Range',
    flag: 'H/L',
    previous: 'Last result',
    method: 'Methodology',
    number: '#',
  },
  {
    name: 'Analyte',
    value: 'Result',
    unit: 'Unit',
    range: 'Ref. Interval',
    flag: 'Flag',
    previous: 'Prior',
    method: 'Method',
    number: 'No',
  },
  {
    name: 'Untersuchung',
    value: 'Ergebnis',
    unit: 'Einheit',
    range: 'Referenzbereich',
    flag: 'Flag',
    previous: 'Vorwert',
    method: 'Methode',
    number: 'Nr.',
  },
  {
    name: 'Examen',
    value: 'Résultat',
    unit: 'Unité',
    range: 'Valeurs de référence',
    flag: 'Flag',
    previous: 'Antériorité',
    method: 'Méthode',
    number: 'No',
  },
  {
    name: 'Parameter',
    value: 'Results',
    unit: 'Units',
    range: 'Reference',
    flag: 'Abnormal',
    previous: 'Previous',
    method: 'Method',
    number: 'No.',
  },
  {
    name: 'Prueba',
    value: 'Resultado',
    unit: 'Unidad',
    range: 'Valores de referencia',
    flag: 'Flag',
    previous: 'Anterior',
    method: 'Método',
    number: 'No',
  },
  null,
];

type Columns = Layout['columns'];
const left = (part: Part, at: number) => ({ part, at, align: 'left' }) as const;
const right = (part: Part, at: number) => ({ part, at, align: 'right' }) as const;
const middle = (part: Part, at: number) => ({ part, at, align: 'middle' }) as const;
const columnSets: readonly Columns[] = [
  [left('name', 40), left('value', 230), left('unit', 310), left('range', 400), left('flag', 510)],
  [left('name', 40), right('value', 300), left('flag', 315), left('unit', 345), left('range', 430)],
  [left('name', 50), left('value', 250), left('flag', 305), left('range', 360), left('unit', 480)],
  [left('name', 40), middle('value', 270), middle('unit', 360), middle('range', 470)],
  [left('number', 40), left('name', 70), left('value', 260), left('unit', 340), left('range', 440)],
  [left('name', 40), left('value', 210), left('unit', 280), left('range', 350), left('previous', 460)],
  [left('name', 40), left('value', 215), left('unit', 285), left('range', 360), left('method', 460)],
  [left('name', 40), left('range', 230), right('value', 390), left('unit', 405), left('flag', 480)],
  [left('name', 40), left('unit', 220), left('range', 300), left('value', 430), left('flag', 500)],
  [left('name', 40), right('previous', 270), right('value', 340), left('unit', 355), left('range', 440)],
];
const freeColumns: readonly Columns[] = [
  [left('name', 40), left('value', 230), left('unit', 310), left('range', 400), left('flag', 510)],
  [left('name', 40), right('value', 300), left('flag', 310), left('unit', 345), left('range', 430)],
  [left('name', 50), left('value', 250), left('unit', 320), left('range', 420)],
];
const doubles: Columns = [left('name', 30), right('value', 165), left('unit', 172), left('range', 222)];

const of = <T>(random: Random, list: readonly T[]): T => random.pick(list);
const chance = (random: Random, share: number) => random.next() < share;

/** Makes the layout of a new laboratory. */
export function makeLayout(random: Random, laboratory: string, panelNames: readonly string[]): Layout {
  const own = of(random, headings);
  const isDouble = own !== null && chance(random, 0.08);
  const columns = isDouble ? doubles : of(random, own ? columnSets : freeColumns);
  const size = of(random, isDouble ? [7.5, 8] : [8, 9, 9.5, 10, 11]);
  const hasFlags = columns.some(({ part }) => part === 'flag');
  // Long headings would be printed over each other.
  const shown =
    own &&
    columns.some(({ part, align }) => part === 'range' && align === 'left') &&
    columns.findIndex(({ part }) => part === 'range') < columns.findIndex(({ part }) => part === 'value')
      ? { ...own, range: 'Reference', value: 'Result' }
      : own;
  const isGerman = own?.name === 'Untersuchung';
  const isForeign = isGerman || own?.name === 'Examen' || own?.name === 'Prueba';
  const start = Math.floor(random.next() * panelNames.length);
  const count = 1 + Math.floor(random.next() * 3);
  return {
    laboratory,
    font: of(random, isDouble ? ['sans'] : ['sans', 'sans', 'serif', 'mono']),
    size,
    step: size * of(random, [1.5, 1.8, 2.2, 2.6]),
    columns,
    headings: shown,
    hasDecimalComma: isForeign ? chance(random, 0.85) : chance(random, 0.08),
    dash: of(random, ['-', ' - ', ' – ', '–', ' to ']),
    rangeIn: of(random, ['', '', '', '[]', '()']),
    hasUnitInRange: !isDouble && chance(random, 0.12) && columns.at(-1)?.part === 'range',
    flag: hasFlags
      ? of(random, ['HL', 'words', 'star', 'arrows', 'plus', 'none'])
      : of(random, ['HL', 'star', 'none', 'none']),
    isFlagBeside: !hasFlags,
    powers: of(random, ['caret', 'x', 'star', 'cells']),
    areNamesUpper: chance(random, 0.25),
    hasSections: chance(random, 0.6),
    hasMethodLines: chance(random, 0.15),
    hasColons: own === null && chance(random, 0.3),
    rowsPerPage: of(random, [40, 40, 14, 9]),
    isDouble,
    panels: Array.from({ length: count }, (_, index) => panelNames[(start + index) % panelNames.length] ?? ''),
    dateLine: of(random, [
      'Collected: 12/11/2026 07:50',
      'Date of sample: 2026-11-12',
      'Collection date 12-Nov-2026',
      'Entnahme: 12.11.2026',
    ]),
  };
}
