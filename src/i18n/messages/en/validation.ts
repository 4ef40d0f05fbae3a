import { validationMessages, type IssueCode } from '@/model/issue.ts';

/** The spec's validation messages; src/model keeps them, so that the server says the same. */
export const validation = Object.fromEntries(
  Object.entries(validationMessages).map(([code, text]) => [`validation.${code}`, text]),
) as Record<`validation.${IssueCode}`, string>;
