import type { StoredDocument } from '@/db/records/documents.ts';
import { documentCategories, type DocumentCategory } from '@/model/records/medical-document.ts';

/** What the gallery is narrowed to; null and '' narrow nothing. */
export interface GalleryFilter {
  readonly kind: DocumentCategory | null;
  readonly words: string;
}

export interface MonthOfDocuments {
  /** `YYYY-MM` */
  readonly month: string;
  readonly documents: readonly StoredDocument[];
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The day of a document, `YYYY-MM-DD`: its own date, or else the day on which it was added, on the clock of this phone. */
export function dayOf({ documentDate, createdAt }: Pick<StoredDocument, 'documentDate' | 'createdAt'>): string {
  if (documentDate) return documentDate;
  const added = new Date(createdAt ?? 0);
  return [added.getFullYear(), twoDigits(added.getMonth() + 1), twoDigits(added.getDate())].join('-');
}

/** The kinds of which there is a document, in the order of the form. */
export const kindsIn = (documents: readonly StoredDocument[]): DocumentCategory[] =>
  documentCategories.filter((kind) => documents.some(({ category }) => category === kind));

/**
 * The documents that match, grouped by month, the newest first. `nameOf` gives the name under which a document is shown;
 * the description and the name of the file are searched too.
 */
export function galleryOf(
  documents: readonly StoredDocument[],
  { kind, words }: GalleryFilter,
  nameOf: (document: StoredDocument) => string,
): MonthOfDocuments[] {
  const wanted = words.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const isWanted = (document: StoredDocument): boolean => {
    if (kind !== null && document.category !== kind) return false;
    const text = [nameOf(document), document.description, document.fileName].join('\n').toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  };
  const found = documents
    .filter(isWanted)
    .map((document) => ({ document, day: dayOf(document) }))
    // A stable sort: documents of one day stay in the order of the list, the last one added first.
    .toSorted((a, b) => b.day.localeCompare(a.day));
  const months = new Map<string, StoredDocument[]>();
  for (const { document, day } of found) {
    const month = day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), document]);
  }
  return [...months].map(([month, ofMonth]) => ({ month, documents: ofMonth }));
}
