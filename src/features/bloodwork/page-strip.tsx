import type { LabReading } from '@/app/labs/read-lab-file.ts';
import { BlobPicture } from '@/ui/media/blob-picture.tsx';
import type { PrintedPlace } from './report-entry.ts';
import styles from './review.module.css';
import { usePagePicture } from './use-page-picture.ts';

/** Margin above and below the line, in line heights. */
const AROUND = 0.6;

/** The part of the page that a row was read from, so that a doubtful row can be compared with it. */
export function PageStrip({ reading, place: { page, box } }: { reading: LabReading; place: PrintedPlace }) {
  const picture = usePagePicture(reading, page);
  const printed = reading.pages[page];
  if (!picture || !printed) return null;
  const around = AROUND * (box.bottom - box.top);
  const [top, height] = [box.top - around, box.bottom - box.top + 2 * around];
  const width = Math.max(1, box.right - box.left + 2 * around);
  return (
    <div className={styles.crop} style={{ aspectRatio: `${width} / ${height}` }}>
      <BlobPicture
        picture={picture.blob}
        alt=""
        style={{
          inlineSize: `${(100 * printed.width) / width}%`,
          insetInlineStart: `${(-100 * (box.left - around)) / width}%`,
          insetBlockStart: `${(-100 * top) / height}%`,
        }}
      />
    </div>
  );
}
