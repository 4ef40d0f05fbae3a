import { useIntl } from 'react-intl';
import type { StoredDocument } from '@/db/records/documents.ts';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { useOnline } from '@/ui/hooks/use-online.ts';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { DocumentTile } from './document-tile.tsx';
import type { FileStatus } from './file-status.ts';
import { kindsIn, type GalleryFilter, type MonthOfDocuments } from './gallery.ts';
import styles from './gallery.module.css';

/** Fewer documents are seen at a glance; they need no search. */
const SEARCH_FROM = 4;

interface DocumentGalleryProps {
  documents: readonly StoredDocument[];
  months: readonly MonthOfDocuments[];
  filter: GalleryFilter;
  onFilter: (filter: GalleryFilter) => void;
  fileOf: (document: StoredDocument) => FileStatus;
  isOffline: (document: StoredDocument) => boolean;
  openId: string | null;
  onOpen: (id: string) => void;
}

/** All documents by month, narrowed by kind and words. */
export function DocumentGallery(props: DocumentGalleryProps) {
  const { documents, months, filter, onFilter, fileOf, isOffline, openId, onOpen } = props;
  const intl = useIntl();
  const isOnline = useOnline();
  const kinds = kindsIn(documents);
  const awayCount = isOnline ? 0 : documents.filter((document) => fileOf(document).place === 'remote').length;
  return (
    <div className={styles.gallery}>
      {documents.length >= SEARCH_FROM && (
        <TextField
          type="search"
          label={intl.formatMessage({ id: 'documents.search' })}
          value={filter.words}
          onChange={(words) => onFilter({ ...filter, words })}
        />
      )}
      {kinds.length > 1 && (
        <ChoiceChips
          legendHidden
          legend={intl.formatMessage({ id: 'documents.category' })}
          options={kinds.map((value) => ({ value, label: intl.formatMessage({ id: `documents.category.${value}` }) }))}
          chosen={filter.kind ? [filter.kind] : []}
          onChange={([kind = null]) => onFilter({ ...filter, kind })}
        />
      )}
      {awayCount > 0 && (
        <p className={styles.away}>{intl.formatMessage({ id: 'documents.away' }, { count: awayCount })}</p>
      )}
      <p role="status" className={styles.none}>
        {months.length === 0 && intl.formatMessage({ id: 'documents.noneFound' })}
      </p>
      <div className={styles.months}>
        {months.map(({ month, documents: ofMonth }) => (
          <section key={month} className={styles.month}>
            <SectionTitle>
              {intl.formatDate(`${month}-15T12:00:00Z`, { month: 'long', year: 'numeric', timeZone: 'UTC' })}
            </SectionTitle>
            <ul className={styles.tiles}>
              {ofMonth.map((document) => (
                <DocumentTile
                  key={document.id}
                  document={document}
                  file={fileOf(document)}
                  isOffline={isOffline(document)}
                  isOpen={document.id === openId}
                  onOpen={() => onOpen(document.id)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
