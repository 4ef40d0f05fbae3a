import type { IntlShape } from 'react-intl';
import type { Answer } from './answer.ts';
import type { answerValues } from './answer-values.ts';
import { formatReadingNumber } from '@/features/readings/values/reading-words.ts';

/** Every sentence of an answer, in order. */
export function answerTexts(
  { textIds, testLines }: Pick<Answer, 'textIds' | 'testLines'>,
  values: ReturnType<typeof answerValues>,
  intl: IntlShape,
): string[] {
  const lines = testLines.map(({ reference, threshold, unit, isAtOrAbove }) =>
    intl.formatMessage(
      { id: 'clinical.sugar.testLine' },
      {
        isAtOrAbove: String(isAtOrAbove),
        reference: intl.formatMessage({ id: `clinical.sugar.reference.${reference}` }),
        threshold: formatReadingNumber(intl, threshold, unit === 'mg/dL' ? 0 : 1),
        unit,
      },
    ),
  );
  return [...textIds.map((id) => intl.formatMessage({ id }, values)), ...lines];
}
