import type { IntlShape } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';

/** What is wrong with a field: words, and the limit they name. */
export interface FieldError {
  readonly id: MessageId;
  readonly limit?: number;
}

/** In words, with the field's own label in it. */
export const errorText = (intl: IntlShape, error: FieldError | undefined, label: string): string | null =>
  error ? intl.formatMessage({ id: error.id }, { field: label, limit: error.limit, record: '' }) : null;
