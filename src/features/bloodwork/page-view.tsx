import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PagePicture } from '@/lab-reader.ts';
import type { LabReading } from '@/read-lab-file.ts';
import { BlobPicture } from '@/ui/blob-picture.tsx';
import { Button } from '@/ui/button.tsx';
import styles from './review.module.css';
import type { PrintedPlace } from './report-entry.ts';

interface PageViewProps {
  reading: LabReading;
  /** The row that is being looked at. */
  place: PrintedPlace | null;
}

/** The page as it was printed, beside what was read of it; the row in hand is marked. */
export function PageView({ reading, place }: PageViewProps) {
  const intl = useIntl();
  const [own, setOwn] = useState<number | null>(null);
  const [drawn, setDrawn] = useState<{ page: number; picture: PagePicture | null } | null>(null);
  const page = place?.page ?? own ?? 0;
  useEffect(() => {
    let isGone = false;
    reading.picture(page).then(
      (picture) => !isGone && setDrawn({ page, picture }),
      () => !isGone && setDrawn({ page, picture: null }),
    );
    return () => {
      isGone = true;
    };
  }, [reading, page]);
  const printed = reading.pages[page];
  const strip =
    place && printed
      ? {
          insetBlockStart: `${(100 * place.box.top) / printed.height}%`,
          blockSize: `${(100 * (place.box.bottom - place.box.top)) / printed.height}%`,
        }
      : null;
  return (
    <figure className={styles.page}>
      <figcaption className={styles.quiet}>
        <FormattedMessage id="bloodwork.page" values={{ page: page + 1, pages: reading.pages.length }} />
      </figcaption>
      <div className={styles.sheet}>
        {drawn?.picture && drawn.page === page && (
          <>
            <BlobPicture
              className={styles.picture}
              picture={drawn.picture.blob}
              alt={intl.formatMessage({ id: 'bloodwork.page' }, { page: page + 1, pages: reading.pages.length })}
            />
            {strip && <span className={styles.strip} style={strip} />}
          </>
        )}
        {drawn && drawn.page === page && !drawn.picture && <FormattedMessage id="bloodwork.page.none" />}
      </div>
      {reading.pages.length > 1 && (
        <div className={styles.turn}>
          {reading.pages.map((_, index) => (
            <Button key={index} tone="quiet" aria-pressed={index === page} onClick={() => setOwn(index)}>
              <FormattedMessage id="bloodwork.page.turn" values={{ page: index + 1 }} />
            </Button>
          ))}
        </div>
      )}
    </figure>
  );
}
