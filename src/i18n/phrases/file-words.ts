import type { IntlShape } from 'react-intl';
import { buckets, type BucketId } from '@/model/files/bucket.ts';
import type { FileRefusal } from '@/model/files/validate-file.ts';

const MEGABYTE = 1024 * 1024;
const KILOBYTE = 1024;

/** "1.2 MB", "640 kB". */
export function fileSizeText(intl: IntlShape, bytes: number): string {
  const isLarge = bytes >= MEGABYTE;
  return intl.formatNumber(isLarge ? bytes / MEGABYTE : Math.max(1, bytes / KILOBYTE), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge && bytes < 10 * MEGABYTE ? 1 : 0,
  });
}

/** Why a file is refused. */
export const refusalText = (intl: IntlShape, bucket: BucketId, reason: FileRefusal, name: string): string =>
  intl.formatMessage(
    { id: `files.refused.${reason}` },
    { name, limit: Math.floor(buckets[bucket].maximumBytes / MEGABYTE) },
  );

/** "42 %". */
export const shareText = (intl: IntlShape, share: number): string =>
  intl.formatNumber(Math.min(1, share), { style: 'percent', maximumFractionDigits: 0 });
