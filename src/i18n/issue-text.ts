import type { IntlShape } from 'react-intl';
import type { Issue } from '@/model/issue.ts';

/** The spec's words for what is wrong with a field, or null. */
export function issueText(intl: IntlShape, issues: readonly Issue[], field: string): string | null {
  const issue = issues.find((each) => each.field === field);
  return issue ? intl.formatMessage({ id: `validation.${issue.code}` }, { ...issue.values }) : null;
}
