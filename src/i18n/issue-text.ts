import type { IntlShape } from 'react-intl';
import type { Issue, IssueCode } from '@/model/issue.ts';
import { fieldText, recordText } from './field-words.ts';

/** The sentences of spec section 5: in English they name the field and the record as the spec does. */
const specSentences: ReadonlySet<IssueCode> = new Set(['required', 'blank', 'number', 'negative']);

const isSpecs = (intl: IntlShape, { code }: Issue): boolean =>
  specSentences.has(code) && new Intl.Locale(intl.locale).language === 'en';

/** What is wrong with a field, in words: the spec's own where it has some, else with the name the form gives the field. */
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
