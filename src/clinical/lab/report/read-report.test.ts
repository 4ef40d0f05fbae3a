import { describe, expect, it } from 'vitest';
import type { PrintedPage } from './printed-page.ts';
import { readReport } from './read-report.ts';

/** A page in a monospaced font: two spaces separate columns. @param confidence of every word */
const typed = (text: string, confidence = 1): PrintedPage => ({
  width: 600,
  height: 800,
  words: text
    .trim()
    .split('\n')
    .flatMap((line, row) =>
      [...line.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
        text: word,
        left: 6 * index,
        right: 6 * (index + word.length),
        top: 14 * row,
        bottom: 14 * row + 10,
        confidence,
      })),
    ),
});
const cells = (text: string) =>
  readReport([typed(text)]).rows.map(({ name, value, unit, referenceRange, printedFlag }) =>
    [name, value, unit, referenceRange, printedFlag].join(' | '),
  );

describe('a printed report', () => {
  it('is read without headings, with leader dots, and with digits in names', () => {
    expect(
      cells(`
Vitamin B12 ........ 286 pg/mL   (197 - 771)
OGTT 75 g 2 h      138 mg/dL     < 153
Haemoglobin: 10.1* g/dL [11.0-15.0]`),
    ).toEqual([
      'Vitamin B12 | 286 | pg/mL | 197 - 771 | ',
      'OGTT 75 g 2 h | 138 | mg/dL | < 153 | ',
      'Haemoglobin | 10.1 | g/dL | 11.0-15.0 | *',
    ]);
  });

  it.each([
    ['Hb', '6.2', ['gm/dL', 'g%', 'gm%', 'gms/dl', 'gr/dL', 'g/100 ml']],
    [
      'Platelets',
      '80',
      ['×10³/µL', '×10⁹/L', 'K/mcL', '10^3/mm3', 'Thousand/uL', 'Giga/L', '/cmm', 'cells/mm3', '10^3 cells/µL'],
    ],
    ['ALT', '120', ['UI/L']],
    ['TSH', '12', ['mUI/L', 'µUI/mL']],
    ['Creatinine', '150', ['mcmol/L']],
    ['Protein 24 h', '400', ['mg/d']],
  ])('%s %s is read in every spelling of its unit: %j', (name, value, units) => {
    for (const unit of units)
      expect(cells(`${name}    ${value} ${unit}     10 - 20`)).toEqual([`${name} | ${value} | ${unit} | 10 - 20 | `]);
  });

  it('splits a number from the unit that is printed after it without a space', () => {
    expect(cells('Hb    6.2gm/dL     12 - 16\nALT    120UI/L     10 - 40')).toEqual([
      'Hb | 6.2 | gm/dL | 12 - 16 | ',
      'ALT | 120 | UI/L | 10 - 40 | ',
    ]);
  });

  it('with several dates has the newest as its result', () => {
    expect(
      cells(`
Test          10/08/2026    12/11/2026    Unit     Reference
Ferritin      14            9             ng/mL    10-150`),
    ).toEqual(['Ferritin | 9 | ng/mL | 10-150 | ']);
  });

  describe('with dates in figures alone', () => {
    const newest = (first: string, second: string, before = '') => {
      const page = `${before}\n\nTest          ${first}    ${second}    Unit     Reference\nPlatelets     210           85            10^9/L   150-400`;
      const [row] = readReport([typed(page)]).rows;
      return [row?.value, row?.doubts];
    };

    it('has one order for all of them', () => {
      expect(newest('10/25/2026', '11/05/2026')).toEqual(['85', []]);
      expect(newest('25/10/2026', '11/05/2026')).toEqual(['210', []]);
    });

    it('takes the order from any date of the report', () => {
      expect(newest('10/08/2026', '11/02/2026', 'Date of birth 04/28/1996')).toEqual(['85', []]);
      expect(newest('10/08/2026', '11/02/2026', 'Date of birth 28/04/1996')).toEqual(['210', []]);
      expect(newest('10.08.2026', '11.02.2026')).toEqual(['210', []]);
    });

    it('marks the row when the order is unknown and another column could be the newest', () => {
      expect(newest('10/08/2026', '11/02/2026')).toEqual(['210', ['date']]);
      expect(newest('10/08/2026', '12/11/2026')).toEqual(['85', []]);
      expect(newest('10/08/2026', '11/02/2026', 'Printed 04/28/2026, born 28/04/1996')).toEqual(['210', ['date']]);
    });

    it('reads months by name', () => {
      expect(newest('12-Nov-2026', '05-Dec-2026')).toEqual(['85', []]);
    });
  });

  it.each([
    ['Date collected: 03/04/2026   Date reported: 03/14/2026', '2026-03-04', null],
    ['Date collected: 03/04/2026   Born: 28/04/1996', '2026-04-03', null],
    ['Entnahme: 03.04.2026', '2026-04-03', null],
    ['Collected: 12/11/2026 07:50', '2026-11-12', '2026-12-11'],
    ['Collected: 11/11/2026', '2026-11-11', null],
    ['Collected: 2026-03-04', '2026-03-04', null],
  ])('"%s" was taken on %s, or on %s', (line, date, otherDate) => {
    expect(readReport([typed(line)])).toMatchObject({ date, otherDate });
  });

  it('continues a range on the next line', () => {
    expect(
      cells(`
Test          Result     Unit      Reference Range
TSH           2.14       mIU/L     1st trimester: 0.1-2.5
                                   2nd trimester: 0.2-3.0
Ferritin      9          ng/mL     10-150`),
    ).toEqual([
      'TSH | 2.14 | mIU/L | 1st trimester: 0.1-2.5 2nd trimester: 0.2-3.0 | ',
      'Ferritin | 9 | ng/mL | 10-150 | ',
    ]);
  });

  it('has the value below its name in a list of cards', () => {
    expect(
      cells(`
Haemoglobin
10.1 g/dL
Reference range: 11.0 - 15.0`),
    ).toEqual(['Haemoglobin | 10.1 | g/dL | 11.0 - 15.0 | ']);
  });

  it('gives no rows for addresses, telephone numbers, dates and persons', () => {
    expect(
      cells(`
Patient: Jane Example   Age: 29 years
Collected 12/11/2026 07:50
Lakeside Road 14, Kisumu, Tel 020 555 0142
Page 1 of 2`),
    ).toEqual([]);
  });
});

describe('a row is marked', () => {
  const doubts = (line: string, confidence = 1) =>
    readReport([typed(`Test          Result     Unit      Reference Range  Flag\n${line}`, confidence)]).rows[0]
      ?.doubts;

  it.each([
    ['a lost decimal point', 'Haemoglobin   101        g/dL      11.0-15.0', 0.95, ['scale', 'digits']],
    ['a letter among figures', 'Haemoglobin   1O.1       g/dL      11.0-15.0', 0.95, ['digits']],
    ['a reader who is not sure', 'Haemoglobin   10.1       g/dL      11.0-15.0        L', 0.6, ['digits', 'range']],
    ['an overlooked range', 'Haemoglobin   10.1       g/dL', 0.95, ['range']],
    ['a mark against the range', 'Haemoglobin   12.1       g/dL      11.0-15.0        H', 1, ['flag']],
  ])('for %s', (_, line, confidence, expected) => {
    expect(doubts(line, confidence)).toEqual(expect.arrayContaining(expected));
  });

  it('not when all of it agrees', () => {
    expect(doubts('Haemoglobin   10.1       g/dL      11.0-15.0        L')).toEqual([]);
  });
});
