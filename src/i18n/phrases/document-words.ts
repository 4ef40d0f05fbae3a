import type { IntlShape } from 'react-intl';
import type { MedicalDocument } from '@/model/records/medical-document.ts';
import { fileSizeText } from './file-words.ts';

/** What is needed to name a document, the same for the patient and her doctor. */
type NamedDocument = Pick<MedicalDocument, 'fileName'> &
  Partial<Pick<MedicalDocument, 'description' | 'category' | 'documentDate' | 'fileSize'>> & {
    readonly createdAt?: string | null;
  };

/** Splits the description: the first line is the title. */
function linesOf({ description }: Pick<NamedDocument, 'description'>): { first: string; below: string } {
  const [first = '', ...below] = (description ?? '').trim().split('\n');
  return { first: first.trim(), below: below.join('\n').trim() };
}

/** The title in the list: the first line of the description, or else the category. */
export function titleOf(intl: IntlShape, document: NamedDocument): string {
  const { category, fileName } = document;
  return (
    linesOf(document).first || (category ? intl.formatMessage({ id: `documents.category.${category}` }) : fileName)
  );
}

/** The description below the title line; empty if there is none. */
export const textBelowTitle = (document: Pick<NamedDocument, 'description'>): string => linesOf(document).below;

const dateText = (intl: IntlShape, date: string) =>
  intl.formatDate(date, { day: 'numeric', month: 'short', year: 'numeric' });

/** Date, category and size, as far as known. */
export function detailOf(intl: IntlShape, document: NamedDocument): string {
  const { category, description, documentDate, createdAt, fileSize } = document;
  const date = documentDate
    ? dateText(intl, `${documentDate}T12:00`)
    : createdAt && intl.formatMessage({ id: 'documents.added' }, { date: dateText(intl, createdAt) });
  const kind = category && description && intl.formatMessage({ id: `documents.category.${category}` });
  return [kind, date, fileSize && fileSizeText(intl, fileSize)].filter(Boolean).join(' · ');
}

export const isPdf = ({ documentType, fileName }: Pick<MedicalDocument, 'documentType' | 'fileName'>): boolean =>
  documentType === 'application/pdf' || /\.pdf$/i.test(fileName);
