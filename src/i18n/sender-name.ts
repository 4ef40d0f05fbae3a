import type { IntlShape } from 'react-intl';
import { plainName } from '@/model/person-name.ts';
import { isolated } from './isolated.ts';

/** The name under a doctor's note, as it stands in a sentence. */
export const senderName = (intl: IntlShape, note: { readonly senderName?: string | null | undefined }): string =>
  isolated(intl, plainName(note.senderName) || intl.formatMessage({ id: 'readings.seen.noName' }));
