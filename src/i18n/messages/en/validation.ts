import { validationMessages, type IssueCode } from '@/model/schema/issue.ts';

/** The spec's validation messages, defined in src/model so that the server returns the same texts. */
export const validation = Object.fromEntries(
  Object.entries(validationMessages).map(([code, text]) => [`validation.${code}`, text]),
) as Record<`validation.${IssueCode}`, string>;
