import type { IntlShape } from 'react-intl';
import type { KeptDocument } from '@/db/documents.ts';
import { fileSizeText } from '@/i18n/file-words.ts';

/** Her own words: the first line is what the document is called. */
function linesOf({ description }: Pick<KeptDocument, 'description'>): { first: string; below: string } {
  const [first = '', ...below] = (description ?? '').trim().split('\n');
  return { first: first.trim(), below: below.join('\n').trim() };
}

/** What a document is called in the list: her own words, or else what it is. */
export function titleOf(intl: IntlShape, document: KeptDocument): string {
  const { category, fileName } = document;
  return (
    linesOf(document).first || (category ? intl.formatMessage({ id: `documents.category.${category}` }) : fileName)
  );
}

/** What she wrote below the line that is the title; empty where there is no more. */
export const textBelowTitle = (document: Pick<KeptDocument, 'description'>): string => linesOf(document).below;

const dateText = (intl: IntlShape, date: string) =>
  intl.formatDate(date, { day: 'numeric', month: 'short', year: 'numeric' });

/** Its date, what it is and how large, as far as known. */
export function detailOf(intl: IntlShape, document: KeptDocument): string {
  const { category, description, documentDate, createdAt, fileSize } = document;
  const date = documentDate
    ? dateText(intl, `${documentDate}T12:00`)
    : createdAt && intl.formatMessage({ id: 'documents.added' }, { date: dateText(intl, createdAt) });
  const kind = category && description && intl.formatMessage({ id: `documents.category.${category}` });
  return [kind, date, fileSize && fileSizeText(intl, fileSize)].filter(Boolean).join(' · ');
}

export const isPdf = ({ documentType, fileName }: Pick<KeptDocument, 'documentType' | 'fileName'>): boolean =>
  documentType === 'application/pdf' || /\.pdf$/i.test(fileName);
