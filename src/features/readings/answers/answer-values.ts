import type { IntlShape } from 'react-intl';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { hasWeekContent } from '@/clinical/gestation/past-due.ts';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import type { Profile } from '@/model/records/profile.ts';
import type { Answer } from './answer.ts';
import { formatReadingNumber, readingWords } from '@/features/readings/values/reading-words.ts';

/** What the texts of the rules are filled with; `stage` chooses between the sentences of pregnancy and after birth. */
export function answerValues(
  { decidedBy }: Pick<Answer, 'decidedBy'>,
  profile: Profile | null,
  emergencyNumber: string,
  intl: IntlShape,
) {
  const stage = stageOf(profile, localDate(new Date()));
  const { value, unit } = readingWords(intl, decidedBy);
  return {
    emergencyNumber,
    value,
    unit,
    systolic: decidedBy.kind === 'bloodPressure' ? formatReadingNumber(intl, decidedBy.systolic) : '',
    diastolic: decidedBy.kind === 'bloodPressure' ? formatReadingNumber(intl, decidedBy.diastolic) : '',
    stage: stage.kind,
    weeks: stage.kind === 'pregnant' && hasWeekContent(stage) ? stage.weeks : null,
    days: stage.kind === 'postpartum' ? stage.daysSinceBirth : null,
  };
}
