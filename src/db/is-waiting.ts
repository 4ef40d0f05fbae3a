import type { Reading } from '@/model/reading.ts';
import type { LocalRow } from './local-row.ts';

/** Is this record, in this form, not yet known to be on the server? */
export const isWaiting = (record: Reading): boolean =>
  (record as Reading & Partial<Pick<LocalRow, 'serverUpdatedAt'>>).serverUpdatedAt === '';
