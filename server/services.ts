import type { AccessLog } from './access-log.ts';
import type { Accounts } from './accounts/accounts.ts';
import type { SendMail } from './accounts/mail.ts';
import type { Sessions } from './accounts/sessions.ts';
import type { DocumentContext } from './documents/document-context.ts';
import type { Authentication } from './http/authentication.ts';
import type { Origins } from './http/origins.ts';
import type { Schema } from './schema/schema.ts';
import type { Files } from './storage/files.ts';
import type { Uploads } from './storage/upload.ts';
import type { Transactions } from './transactions/transactions.ts';

/** What the handlers work with. */
export interface Services {
  /** Folder of the data, absolute. */
  dataPath: string;
  /** Names one life of the data: a restored backup begins another. */
  epoch: string;
  schema: Schema;
  accounts: Accounts;
  sessions: Sessions;
  authentication: Authentication;
  documents: DocumentContext;
  accessLog: AccessLog;
  transactions: Transactions;
  files: Files;
  uploads: Uploads;
  origins: Origins;
  sendMail: SendMail;
  /** Removes the mail that is kept in a file and has one of these words. */
  forgetMail(words: readonly string[]): Promise<void>;
}
