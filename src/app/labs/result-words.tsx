import { FormattedMessage } from 'react-intl';
import type { LabMoment } from '@/clinical/lab/action-value.ts';
import { usualInPregnancy, usualInUnit } from '@/clinical/lab/pregnancy-ranges.ts';
import { isUsual, nearOf, whyNotCompared, type NotCompared } from '@/clinical/lab/result-meaning.ts';
import { labUnitText } from '@/i18n/phrases/lab-unit-text.ts';
import type { Biomarker } from '@/model/records/bloodwork.ts';

const reasons = {
  text: 'bloodwork.why.text',
  noRange: 'bloodwork.why.noRange',
  rangeText: 'bloodwork.why.rangeText',
  limit: 'bloodwork.why.limit',
  units: 'bloodwork.unitsDiffer',
  other: 'bloodwork.why.other',
} as const satisfies Record<NotCompared, string>;

interface ResultWordsProps {
  result: Biomarker;
  moment: LabMoment;
}

/** How a result stands against its printed range, or why it was not compared. */
export function ResultState({ result }: Pick<ResultWordsProps, 'result'>) {
  const why = whyNotCompared(result);
  if (why) return <FormattedMessage id={reasons[why]} />;
  const near = nearOf(result);
  const isNear = result.flag === 'Normal' && near !== null;
  return (
    <>
      <FormattedMessage id={`bloodwork.flag.${result.flag}`} />
      {isNear && (
        <>
          {' · '}
          <FormattedMessage id={`bloodwork.near.${near}`} />
        </>
      )}
      <FormattedMessage id="bloodwork.stop" />
    </>
  );
}

/**
 * What the usual range of the trimester adds to the printed range; null where it adds nothing: the value is inside both,
 * outside both, or cannot be compared.
 */
export function usualDiffers({ name, value, unit, referenceRange, flag }: Biomarker, { trimester }: LabMoment) {
  const inUsual = isUsual({ value, unit, referenceRange }, usualInUnit(name, trimester, unit));
  if (inUsual === null) return null;
  if (inUsual) return flag === 'Normal' ? null : 'inside';
  return flag === 'Low' || flag === 'High' ? null : 'outside';
}

/** The sentence for `usualDiffers`. */
export function UsualDifference({ result, moment }: ResultWordsProps) {
  const difference = usualDiffers(result, moment);
  if (difference === null) return null;
  return <FormattedMessage id={`bloodwork.usual.${difference}`} values={{ trimester: moment.trimester ?? '' }} />;
}

/** The usual range of the trimester in figures. */
export function UsualRangeText({ result, moment: { trimester } }: ResultWordsProps) {
  const usual = usualInPregnancy(result.name, trimester);
  if (usual === null || trimester === null) return null;
  const { low, high, unit } = usual;
  return <FormattedMessage id="bloodwork.usual" values={{ trimester, low, high, unit: labUnitText(unit) }} />;
}
