import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import type { MedicalDocument } from '@/model/records/medical-document.ts';
import { en } from '@/i18n/messages/en.ts';
import { textBelowTitle, titleOf } from './document-words.ts';

const intl = createIntl({ locale: 'en', messages: en });
const documentWith = (description: string | null, category: MedicalDocument['category'] = null) =>
  ({ description, category, fileName: 'letter.pdf' }) as MedicalDocument;

it.each([
  ['Scan at week 20', 'Scan at week 20', ''],
  ['Scan at week 20\nBring it to Dr Njeri\nAsk about iron', 'Scan at week 20', 'Bring it to Dr Njeri\nAsk about iron'],
  ['Scan at week 20\r\nAsk about iron', 'Scan at week 20', 'Ask about iron'],
  ['\n\nScan at week 20\n\nAsk about iron', 'Scan at week 20', 'Ask about iron'],
])('the first line of %j is the title, and only the lines below it are the text', (description, title, text) => {
  const document = documentWith(description);
  expect([titleOf(intl, document), textBelowTitle(document)]).toEqual([title, text]);
});

it.each([
  [documentWith(null), 'letter.pdf'],
  [documentWith(' \n', 'prescription'), 'Prescription'],
])('a document without a description is named by its category or file name', (document, title) => {
  expect([titleOf(intl, document), textBelowTitle(document)]).toEqual([title, '']);
});
