import { labUnitText } from '@/i18n/phrases/lab-unit-text.ts';
import type { IntlShape } from 'react-intl';
import { isOutside, nearOf } from '@/clinical/lab/result-meaning.ts';
import type { Biomarker, Bloodwork } from '@/model/records/bloodwork.ts';

/** Summarises the results against their printed ranges, without naming any disease (clinical rules 6.7). */
export function summaryOf(intl: IntlShape, results: readonly Biomarker[]): string {
  const names = (some: readonly Biomarker[]) =>
    intl.formatList(
      some.map(({ name }) => name),
      { type: 'conjunction' },
    );
  const outside = results.filter(isOutside);
  const near = results.filter((result) => nearOf(result) !== null);
  return [
    intl.formatMessage({ id: 'bloodwork.summary.outside' }, { count: outside.length, names: names(outside) }),
    ...(near.length > 0
      ? [intl.formatMessage({ id: 'bloodwork.summary.near' }, { count: near.length, names: names(near) })]
      : []),
    intl.formatMessage({ id: 'bloodwork.summary.end' }),
  ].join(' ');
}

/** A message with more results than this is harder to read than the report itself. */
const MOST_IN_MESSAGE = 12;

/**
 * A message to the doctor about a report: the results outside their printed ranges, or all if none is, each with unit
 * and range.
 */
export function aboutReport(
  intl: IntlShape,
  { testName, recordedAt }: Pick<Bloodwork, 'testName' | 'recordedAt'>,
  results: readonly Biomarker[],
): string {
  const outside = results.filter(isOutside);
  const lines = (outside.length > 0 ? outside : results)
    .slice(0, MOST_IN_MESSAGE)
    .map(
      ({ name, value, unit, referenceRange }) =>
        `• ${name}: ${[value, labUnitText(unit)].filter(Boolean).join(' ')}${referenceRange ? ` (${labUnitText(referenceRange)})` : ''}`,
    );
  const date = intl.formatDate(recordedAt, { dateStyle: 'medium', timeZone: 'UTC' });
  return [intl.formatMessage({ id: 'bloodwork.ask.words' }, { test: testName, date }), ...lines].join('\n');
}
