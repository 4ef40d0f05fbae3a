import type { MessageId } from '@/i18n/messages/en.ts';

declare global {
  namespace FormatjsIntl {
    /** Restricts `formatMessage({ id })` to existing ids. */
    interface Message {
      ids: MessageId;
    }
  }
}
