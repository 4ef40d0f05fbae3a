import type { IntlShape } from 'react-intl';
import { plainName } from '@/model/account/person-name.ts';
import { bidiIsolate } from '@/i18n/formats/bidi-isolation.ts';

/** The name under a doctor's note, for use in a sentence. */
export const senderName = (intl: IntlShape, note: { readonly senderName?: string | null | undefined }): string =>
  bidiIsolate(intl, plainName(note.senderName) || intl.formatMessage({ id: 'readings.seen.noName' }));
