import type { IntlShape } from 'react-intl';
import type { CareNote } from '@/model/care-note.ts';

/** The name under a doctor's note. */
export const doctorsName = (intl: IntlShape, { senderName }: CareNote): string =>
  senderName?.trim() || intl.formatMessage({ id: 'readings.seen.noName' });
