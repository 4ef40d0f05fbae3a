import type { IntlShape } from 'react-intl';
import { unitOf } from '@/clinical/glucose/sugar-units.ts';
import { categoryOf, highestReading, isHigh, isSevere } from '@/clinical/pressure/pressure-episode.ts';
import { hasLevel, orderOf } from '@/clinical/glucose/sugar-level.ts';
import { placeOf, targetSpan } from '@/clinical/glucose/sugar-target-range.ts';
import type { PersonalTargets } from '@/clinical/glucose/sugar-targets.ts';
import { weightBand } from '@/clinical/weight/weight-gain-band.ts';
import { notedSymptoms } from '@/clinical/care/symptom-answers.ts';
import { clockText } from '@/i18n/formats/clock-text.ts';
import { formatReadingNumber, readingWords } from '@/i18n/phrases/reading-words.ts';
import { limitTexts } from '@/i18n/phrases/limit-words.ts';
import { symptomText } from '@/i18n/phrases/symptom-words.ts';
import { measurementTypes } from '@/model/records/blood-sugar.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import type { Profile } from '@/model/records/profile.ts';
import { readingDescriptors, readNumberOf, type NumberKind } from '@/model/records/reading-kinds.ts';
import {
  readingsOf,
  type BloodPressureReading,
  type BloodSugarReading,
  type Reading,
} from '@/model/records/reading.ts';
import { toKg } from '@/model/records/weight.ts';
import type { ReportPart } from './report-page-model.ts';
import type { ReportContent } from './report-source.ts';

const mean = (numbers: readonly number[]) => Math.round(numbers.reduce((sum, each) => sum + each, 0) / numbers.length);
const dateText = (intl: IntlShape, time: string) => intl.formatDate(time, { day: 'numeric', month: 'short' });

const pair = (intl: IntlShape, { systolic, diastolic }: { systolic: number; diastolic: number }) =>
  `${formatReadingNumber(intl, systolic)}/${formatReadingNumber(intl, diastolic)}`;
const meanPair = (intl: IntlShape, readings: readonly BloodPressureReading[]) =>
  pair(intl, {
    systolic: mean(readings.map(({ systolic }) => systolic)),
    diastolic: mean(readings.map(({ diastolic }) => diastolic)),
  });

/**
 * The highest reading by the rules (clinical rules 1.1); of several in one category the one with the highest
 * numbers, and of equals the newest. `pressures`: newest first.
 */
function highestOf(pressures: readonly [BloodPressureReading, ...BloodPressureReading[]]): BloodPressureReading {
  const category = categoryOf(highestReading(pressures));
  return pressures
    .filter((each) => categoryOf(each) === category)
    .reduce((top, each) => ((each.systolic - top.systolic || each.diastolic - top.diastolic) > 0 ? each : top));
}

/** Means of morning and evening, the highest, how many are high, and every reading by day. */
export function pressureWords(intl: IntlShape, { readings, limits }: ReportContent): ReportPart {
  const pressures = readingsOf(readings, 'bloodPressure');
  const title = intl.formatMessage({ id: 'report.pressure' });
  const [first] = pressures;
  if (!first) return { title, lines: [intl.formatMessage({ id: 'report.none' })] };
  const halves = (['morning', 'evening'] as const).flatMap((half) => {
    const some = pressures.filter(({ recordedAt }) => new Date(recordedAt).getHours() < 12 === (half === 'morning'));
    const values = { half, count: some.length, mean: some.length > 0 ? meanPair(intl, some) : '' };
    return some.length > 0 ? [intl.formatMessage({ id: 'report.pressure.mean' }, values)] : [];
  });
  const highest = highestOf([first, ...pressures.slice(1)]);
  const severe = pressures.filter(isSevere).length;
  const byDay = new Map<string, BloodPressureReading[]>();
  for (const each of pressures) {
    const day = dateText(intl, each.recordedAt);
    byDay.set(day, [...(byDay.get(day) ?? []), each]);
  }
  return {
    title,
    lines: [
      halves.join(' '),
      intl.formatMessage(
        { id: 'report.pressure.highest' },
        {
          highest: pair(intl, highest),
          date: dateText(intl, highest.recordedAt),
          count: pressures.length,
          high: pressures.filter(isHigh).length,
          severe,
        },
      ),
      ...(limits?.pressure
        ? [intl.formatMessage({ id: 'report.limits' }, { limits: intl.formatList(limitTexts(intl, limits.note)) })]
        : []),
    ],
    entries: [...byDay].map(([day, some]) => {
      const values = some.toReversed().map((each) => `${pair(intl, each)}${isHigh(each) ? ' ▲' : ''}`);
      return `${day}: ${values.join(', ')}`;
    }),
  };
}

/** Sugars by type: how many, mean, lowest and highest, and how many lie in target where there is one. */
export function sugarWords(intl: IntlShape, { readings, source, limits }: ReportContent): ReportPart {
  const sugars = readingsOf(readings, 'bloodSugar');
  const title = intl.formatMessage({ id: 'report.sugar' });
  if (sugars.length === 0) return { title, lines: [intl.formatMessage({ id: 'report.none' })] };
  // Targets that a doctor set are in the notes, and replace every other target.
  const isTargetKnown = !source.missing.includes('notes');
  const units = [...new Set(sugars.map((reading) => unitOf(reading)))];
  const rows = measurementTypes.flatMap((type) =>
    units.flatMap((unit) => {
      const some = sugars.filter((each) => each.measurementType === type && unitOf(each) === unit);
      return some.length > 0 ? [sugarRow(intl, some, isTargetKnown ? source.person : null, limits?.sugar)] : [];
    }),
  );
  const head = (['type', 'count', 'mean', 'span', 'target'] as const).map((column) =>
    intl.formatMessage({ id: `report.sugar.${column}` }),
  );
  return { title, lines: [], table: { head, rows } };
}

/** One row, of one type in one unit; LO and HI are shown as the meter showed them, and are not part of the mean. */
function sugarRow(
  intl: IntlShape,
  some: readonly BloodSugarReading[],
  /** Null where her targets are not known. */
  person: Profile | null,
  personal: PersonalTargets | undefined,
): string[] {
  const ordered = some.toSorted((a, b) => orderOf(a) - orderOf(b));
  const first = ordered[0] as BloodSugarReading;
  const last = ordered.at(-1) ?? first;
  const type = first.measurementType;
  const inferred = unitOf(first);
  const unit = first.unit ?? intl.formatMessage({ id: 'readings.noUnit' });
  const number = (level: number) => formatReadingNumber(intl, level, inferred === 'mmol/L' ? 1 : 0);
  const shown = ({ level, meter }: BloodSugarReading) => meter ?? number(level);
  const levels = some.filter(hasLevel).map(({ level }) => level);
  const span = inferred && person && targetSpan(person, type, inferred, personal);
  return [
    intl.formatMessage({ id: `readings.type.${type}` }),
    formatReadingNumber(intl, some.length),
    levels.length > 0 ? `${number(levels.reduce((sum, each) => sum + each, 0) / levels.length)} ${unit}` : '–',
    `${shown(first)}–${shown(last)}`,
    person && span
      ? intl.formatMessage(
          { id: 'report.sugar.inTarget' },
          {
            count: some.filter((each) => placeOf(person, each, personal) === 'in').length,
            all: some.length,
            from: number(span.from),
            below: number(span.below),
          },
        )
      : '–',
  ];
}

/**
 * One line about the readings of a kind that is one number; `report.<section>.line` chooses among the values. `change` is
 * the newest number less the first.
 */
export function numberWords(
  intl: IntlShape,
  { readings }: Pick<ReportContent, 'readings'>,
  kind: NumberKind,
  change?: number,
): ReportPart {
  const { section } = readingDescriptors[kind];
  const some: readonly Reading[] = readingsOf(readings, kind);
  const title = intl.formatMessage({ id: `report.${section}` });
  const [latest] = some;
  const first = some.at(-1);
  if (!latest || !first) return { title, lines: [intl.formatMessage({ id: 'report.none' })] };
  const value = (reading: Reading) => readNumberOf(reading)?.value ?? 0;
  const ordered = some.toSorted((a, b) => value(a) - value(b));
  const text = (reading: Reading) => {
    const words = readingWords(intl, reading);
    return `${words.value} ${words.unit}`;
  };
  return {
    title,
    lines: [
      intl.formatMessage(
        { id: `report.${section}.line` },
        {
          latest: text(latest),
          date: dateText(intl, latest.recordedAt),
          count: some.length,
          lowest: text(ordered[0] ?? latest),
          highest: text(ordered.at(-1) ?? latest),
          change: intl.formatNumber(change ?? value(latest) - value(first), {
            signDisplay: 'exceptZero',
            maximumFractionDigits: 1,
          }),
          since: dateText(intl, first.recordedAt),
        },
      ),
    ],
  };
}

/** First and newest weight, the change in kg, and the usual range by now where it is known. */
export function weightWords(intl: IntlShape, { readings, source, madeAt }: ReportContent): ReportPart {
  const weights = readingsOf(readings, 'weight');
  const [latest] = weights;
  const first = weights.at(-1);
  if (!latest || !first) return numberWords(intl, { readings }, 'weight');
  const kg = (value: number) => formatReadingNumber(intl, value, 1);
  const change = toKg(latest.weight, latest.unit) - toKg(first.weight, first.unit);
  const { title, lines } = numberWords(intl, { readings }, 'weight', change);
  const band = weightBand(source.person, source.earlyWeights, { from: madeAt - DAY_MS, to: madeAt }, 'kg')?.at(-1);
  return {
    title,
    lines: [
      ...lines,
      ...(band ? [intl.formatMessage({ id: 'report.weight.band' }, { low: kg(band.low), high: kg(band.high) })] : []),
    ],
  };
}

/** What was noted with readings, the newest first. */
export function symptomWords(intl: IntlShape, { readings, answers }: ReportContent): ReportPart {
  const entries = readings.flatMap((reading) => {
    const noted = notedSymptoms(reading, answers).map((symptom) => symptomText(intl, symptom));
    const { value, unit } = readingWords(intl, reading);
    const when = `${dateText(intl, reading.recordedAt)} ${clockText(reading.recordedAt)}`;
    return noted.length > 0 ? [`${when}, ${value} ${unit}: ${noted.join(', ')}`] : [];
  });
  const title = intl.formatMessage({ id: 'report.symptoms' });
  return { title, lines: entries.length > 0 ? entries : [intl.formatMessage({ id: 'report.none' })] };
}
