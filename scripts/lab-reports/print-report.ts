import { judgeLab } from '../../src/clinical/lab/lab-flag.ts';
import type { Layout, Part } from './layout.ts';
import { panels, type Result } from './results.ts';

/** Text on a page: points from its upper left corner to the start of the base line. */
export interface Mark {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly align: 'left' | 'right' | 'middle';
  readonly isBold?: boolean;
  /** In the colour of the paper, nearly so, transparent, under a white box, or without ink: in the file and not to be seen. */
  readonly hiding?: 'white' | 'pale' | 'clear' | 'covered' | 'inkless';
}

export interface PrintedTruth {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly range: string;
  readonly flag: 'Low' | 'High' | 'Normal' | 'N/A';
}

/** A report as marks on pages, and what stands on it. */
export interface MadeReport {
  readonly layout: Layout;
  readonly pages: readonly (readonly Mark[])[];
  readonly truth: readonly PrintedTruth[];
}

const units: Readonly<Record<Layout['powers'], (unit: string) => string>> = {
  caret: (unit) => unit,
  x: (unit) => unit.replace(/^10\^/, 'x10^'),
  star: (unit) => unit.replace(/^10\^/, '10*'),
  cells: (unit) => unit.replace('10^9/L', '10^3/uL').replace('10^12/L', '10^6/uL'),
};
const marks: Readonly<Record<Layout['flag'], readonly [low: string, high: string]>> = {
  HL: ['L', 'H'],
  words: ['Low', 'High'],
  star: ['*', '*'],
  arrows: ['(L)', '(H)'],
  plus: ['-', '+'],
  none: ['', ''],
};

function written(result: Result, layout: Layout): PrintedTruth & { mark: string } {
  const decimal = (text: string) => (layout.hasDecimalComma ? text.replaceAll(/(\d)\.(\d)/g, '$1,$2') : text);
  const unit = units[layout.powers](result.unit);
  const [from, to] = result.range.split(/(?<=\d)-(?=\d)/);
  const bounds =
    to === undefined
      ? result.range.replace(/^([<>])/, layout.dash.includes(' ') ? '$1 ' : '$1')
      : `${from}${layout.dash}${to}`;
  const bare = decimal(/\d/.test(bounds) && layout.hasUnitInRange && unit !== '' ? `${bounds} ${unit}` : bounds);
  const { flag } = judgeLab(result.value, result.range);
  const [low, high] = marks[layout.flag];
  return {
    name: layout.areNamesUpper ? result.name.toUpperCase() : result.name,
    value: decimal(result.value),
    unit,
    range: bare,
    flag,
    mark: flag === 'Low' ? low : flag === 'High' ? high : '',
  };
}

const PAGE_END = 560;
const short: Readonly<Partial<Record<Part, string>>> = {
  value: 'Result',
  range: 'Ref.',
  previous: 'Previous',
  unit: 'Unit',
  flag: 'Flag',
};

/** Prints the panels of a layout on as many pages as they need. @param tables what each panel says */
export function printReport(layout: Layout, tables = panels): MadeReport {
  const { size, step } = layout;
  const truth: PrintedTruth[] = [];
  const pages: Mark[][] = [];
  let y = 0;
  let rows = 0;
  const put = (text: string, x: number, align: Mark['align'] = 'left', isBold = false, own = size) =>
    pages.at(-1)?.push({ text, x, y, size: own, align, isBold });
  const widthOf = (text: string) => text.length * size * (layout.font === 'mono' ? 0.62 : 0.56);
  const lineDown = (factor = 1) => (y += step * factor);

  function beginPage(): void {
    pages.push([]);
    rows = 0;
    y = 50;
    put(layout.laboratory, 40, 'left', true, size * 1.4);
    y += step * 1.4;
    put('Patient: Jane Example   Sex: F   Age: 29 years', 40);
    put('Lab No: 2611-00873', 400);
    lineDown();
    put(layout.dateLine, 40);
    put('Ref. by: Dr. A. Mwangi', 400);
    lineDown(2);
    if (layout.headings) headings();
  }
  function headings(): void {
    const shown = layout.isDouble ? [0, 265] : [0];
    for (const shift of shown)
      for (const { part, at, align } of layout.columns) put(headingOf(part, at), at + shift, align, true);
    lineDown(1.2);
  }
  /** As a laboratory would: a heading that would run into the next column is a shorter one. */
  function headingOf(part: Part, at: number): string {
    const next = Math.min(...layout.columns.map((column) => column.at).filter((other) => other > at), PAGE_END);
    const long = layout.headings?.[part] ?? '';
    return widthOf(long) < next - at ? long : (short[part] ?? long);
  }
  function endPage(): void {
    y = 790;
    put(`Page ${pages.length}`, 40, 'left', false, 7);
    put('Lakeside Road 14, Kisumu, Tel 020 555 0142, accredited ISO 15189', 200, 'left', false, 7);
  }
  function row(result: Result, shift = 0): void {
    const nameColumn = layout.columns.find(({ part }) => part === 'name');
    const room =
      Math.min(...layout.columns.map(({ at }) => at).filter((at) => at > (nameColumn?.at ?? 0))) -
      (nameColumn?.at ?? 0) -
      24;
    const fitting =
      widthOf(result.name) < room
        ? result
        : {
            ...result,
            name: result.name
              .replace('Urine protein/creatinine ratio', 'Urine PCR')
              .replace('Transferrin saturation', 'TSAT')
              .replace('Alkaline Phosphatase', 'ALP'),
          };
    const own = written(fitting, layout);
    const inBrackets =
      layout.rangeIn === '' || own.range === '' ? own.range : `${layout.rangeIn[0]}${own.range}${layout.rangeIn[1]}`;
    const texts: Record<Part, string> = {
      name: layout.hasColons ? `${own.name}:` : own.name,
      value: layout.isFlagBeside && own.mark !== '' ? `${own.value} ${own.mark}` : own.value,
      unit: own.unit,
      range: inBrackets,
      flag: layout.isFlagBeside ? '' : own.mark,
      previous: /^\d/.test(own.value) ? own.value.replace(/\d/, '3') : '',
      method: 'Automated',
      number: String(truth.length + 1),
    };
    for (const { part, at, align } of layout.columns) if (texts[part] !== '') put(texts[part], at + shift, align);
    truth.push({ name: own.name, value: own.value, unit: own.unit, range: own.range, flag: own.flag });
  }

  beginPage();
  for (const panel of layout.panels) {
    const results = tables[panel] ?? [];
    if (layout.hasSections) {
      put(panel, 40, 'left', true);
      lineDown();
    }
    const lines = layout.isDouble ? Math.ceil(results.length / 2) : results.length;
    for (let index = 0; index < lines; index += 1) {
      if (rows >= layout.rowsPerPage || y > 740) {
        endPage();
        beginPage();
      }
      const first = results[index];
      const second = layout.isDouble ? results[index + lines] : undefined;
      if (first) row(first);
      if (second) row(second, 265);
      rows += 1;
      lineDown();
      if (layout.hasMethodLines && index % 3 === 0 && !layout.isDouble) {
        put('Method: photometry', 44, 'left', false, size * 0.8);
        lineDown(0.8);
      }
    }
    lineDown(0.4);
  }
  if (layout.flag === 'star') put('* outside reference interval', 40);
  lineDown(2);
  put('Comment: clinical correlation is advised. Repeat in 4 weeks if needed.', 40);
  lineDown();
  put('Verified by: Lab. Tech.', 40);
  endPage();
  return { layout, pages, truth };
}
