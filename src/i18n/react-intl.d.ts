import type { MessageId } from './messages/en.ts';

declare global {
  namespace FormatjsIntl {
    /** Makes `formatMessage({ id })` accept only ids that exist. */
    interface Message {
      ids: MessageId;
    }
  }
}
