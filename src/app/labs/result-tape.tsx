import type { LabMoment } from '@/clinical/lab/action-value.ts';
import { usualInUnit } from '@/clinical/lab/pregnancy-ranges.ts';
import { rangePlace } from '@/clinical/lab/range-place.ts';
import { isOutside } from '@/clinical/lab/result-meaning.ts';
import type { Biomarker } from '@/model/records/bloodwork.ts';
import { RangeTape } from '@/ui/chart/range-tape.tsx';

/** A lab value on its printed range, with the usual range of the trimester below it; nothing where it cannot be drawn. */
export function ResultTape({ result, moment }: { result: Biomarker; moment: LabMoment }) {
  const place = rangePlace(result, usualInUnit(result.name, moment.trimester, result.unit));
  if (place === null) return null;
  const { band, usual, point, beyond, open } = place;
  return <RangeTape {...{ band, point, beyond, open }} bracket={usual} isOutside={isOutside(result)} />;
}
