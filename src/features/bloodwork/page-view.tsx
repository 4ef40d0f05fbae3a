import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LabReading } from '@/app/labs/read-lab-file.ts';
import { BlobPicture } from '@/ui/media/blob-picture.tsx';
import { Button } from '@/ui/controls/button.tsx';
import styles from './review.module.css';
import type { PrintedPlace } from './report-entry.ts';
import { usePagePicture } from './use-page-picture.ts';

interface PageViewProps {
  reading: LabReading;
  /** The selected row. */
  place: PrintedPlace | null;
}

const hasRoom = () => window.matchMedia('(min-width: 900px)').matches;

/**
 * The page as printed, beside the rows that were read from it; the selected row is marked. On a phone it opens on
 * demand.
 */
export function PageView({ reading, place }: PageViewProps) {
  const intl = useIntl();
  const [selected, setSelected] = useState<{ page: number; from: PrintedPlace | null }>({ page: 0, from: null });
  const page = place && selected.from !== place ? place.page : selected.page;
  const picture = usePagePicture(reading, page);
  const printed = reading.pages[page];
  const words = intl.formatMessage({ id: 'bloodwork.page' }, { page: page + 1, pages: reading.pages.length });
  const strip = place?.page === page &&
    printed && {
      insetBlockStart: `${(100 * place.box.top) / printed.height}%`,
      blockSize: `${(100 * (place.box.bottom - place.box.top)) / printed.height}%`,
    };
  return (
    <details className={styles.page} open={hasRoom()}>
      <summary className={styles.show}>
        <FormattedMessage id="bloodwork.page.show" />
      </summary>
      <p className={styles.quiet}>{words}</p>
      <div className={styles.sheet}>
        {picture && (
          <>
            <BlobPicture className={styles.picture} picture={picture.blob} alt={words} />
            {strip && <span className={styles.strip} style={strip} />}
          </>
        )}
        {picture === null && <FormattedMessage id="bloodwork.page.none" />}
      </div>
      {reading.pages.length > 1 && (
        <div className={styles.turn}>
          {reading.pages.map((_, index) => (
            <Button
              key={index}
              tone="quiet"
              aria-pressed={index === page}
              onClick={() => setSelected({ page: index, from: place })}
            >
              <FormattedMessage id="bloodwork.page.turn" values={{ page: index + 1 }} />
            </Button>
          ))}
        </div>
      )}
    </details>
  );
}
