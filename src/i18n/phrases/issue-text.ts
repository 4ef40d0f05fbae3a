import type { IntlShape } from 'react-intl';
import type { Issue, IssueCode } from '@/model/schema/issue.ts';
import { fieldText, recordText } from './field-words.ts';

/** The messages of spec section 5. In English they name the field and the record as the spec does. */
const specSentences: ReadonlySet<IssueCode> = new Set(['required', 'blank', 'number', 'negative']);

const isSpecs = (intl: IntlShape, { code }: Issue): boolean =>
  specSentences.has(code) && new Intl.Locale(intl.locale).language === 'en';

/** The issues of a field as a text: the spec's message where it has one, else one with the field name of the form. */
export function issueText(intl: IntlShape, issues: readonly Issue[], field: string): string | null {
  const issue = issues.find((each) => each.field === field);
  if (!issue) return null;
  const { record } = issue.values;
  const names = {
    field: fieldText(intl, issue.field),
    ...(record === undefined ? {} : { record: recordText(intl, String(record)) }),
  };
  const values = isSpecs(intl, issue) ? issue.values : { ...issue.values, ...names };
  return intl.formatMessage({ id: `validation.${issue.code}` }, { ...values });
}
