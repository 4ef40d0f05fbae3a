import type { IntlShape } from 'react-intl';
import { judgeLab } from '@/clinical/lab/lab-flag.ts';
import type { Biomarker } from '@/model/bloodwork.ts';

const isOutside = ({ flag }: Biomarker) => flag === 'Low' || flag === 'High';

/** Which limit a result is close to, though inside. */
export const nearOf = ({ value, referenceRange }: Biomarker) => judgeLab(value, referenceRange).near;

/** What the results say against their printed ranges, in sentences that name no disease (clinical rules 6.7). */
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
