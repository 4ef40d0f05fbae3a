import type { IntlShape } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';

/** The error of a field: a message and the limit in its text. */
export interface FieldError {
  readonly id: MessageId;
  readonly limit?: number;
}

/** The error message with the label of the field. */
export const errorText = (intl: IntlShape, error: FieldError | undefined, label: string): string | null =>
  error ? intl.formatMessage({ id: error.id }, { field: label, limit: error.limit, record: '' }) : null;
