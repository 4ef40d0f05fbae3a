import type { AccessLog } from '../documents/access-log.ts';
import type { AuditTrail } from '../audit/audit-trail.ts';
import type { SchemaEditor } from '../documents/schema-editor.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Challenges } from '../accounts/mfa/challenges.ts';
import type { Mfa } from '../accounts/mfa/mfa.ts';
import type { RememberedDevices } from '../accounts/mfa/remembered-devices.ts';
import type { MailState, SendMail, SendMailNow } from '../mail/mail.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { DocumentContext } from '../documents/document-context.ts';
import type { Authentication } from '../authentication/authentication.ts';
import type { Keys } from '../authentication/keys.ts';
import type { Origins } from '../http/origins.ts';
import type { Schema } from '../schema/schema.ts';
import type { Files } from '../storage/files.ts';
import type { Uploads } from '../storage/upload.ts';
import type { Transactions } from '../transactions/transactions.ts';

/** The services that the handlers use. */
export interface Services {
  /** Absolute path of the data folder. */
  dataPath: string;
  /** Id of the server's history; a restored backup starts a new one. */
  epoch: string;
  schema: Schema;
  accounts: Accounts;
  sessions: Sessions;
  mfa: Mfa;
  challenges: Challenges;
  rememberedDevices: RememberedDevices;
  /** Whether doctors and admins need a second factor now. */
  requireStaffMfa: () => boolean;
  /** Whether the operator demands it by an option. */
  isMfaForced: boolean;
  /** In years; null when no entry is removed. */
  auditRetentionYears: number | null;
  authentication: Authentication;
  keys: Keys;
  documents: DocumentContext;
  schemaEditor: SchemaEditor;
  accessLog: AccessLog;
  audit: AuditTrail;
  transactions: Transactions;
  files: Files;
  uploads: Uploads;
  origins: Origins;
  sendMail: SendMail;
  /** For a person who waits for the result. */
  sendMailNow: SendMailNow;
  mailState: MailState;
  /** When the server was started, ISO 8601. */
  startedAt: string;
  /** Removes mail from the mail file that contains one of these words. */
  forgetMail(words: readonly string[]): Promise<void>;
}
