import { join, resolve } from 'node:path';
import { AuditTrail } from '../audit/audit-trail.ts';
import { describeDevice } from '../accounts/device.ts';
import { findSession } from '../accounts/session-rows.ts';
import { isFormerAccount } from '../accounts/user-rows.ts';
import { AccessLog } from '../documents/access-log.ts';
import { SchemaEditor } from '../documents/schema-editor.ts';
import { Accounts } from '../accounts/accounts.ts';
import { newSecret } from '../protocol/secrets.ts';
import { Challenges } from '../accounts/mfa/challenges.ts';
import { Mfa } from '../accounts/mfa/mfa.ts';
import { RememberedDevices } from '../accounts/mfa/remembered-devices.ts';
import { Sessions } from '../accounts/sessions.ts';
import { Clock } from '../protocol/clock.ts';
import { EventBus } from '../events/event-bus.ts';
import { Authentication } from '../authentication/authentication.ts';
import { Keys } from '../authentication/keys.ts';
import { Origins } from '../http/origins.ts';
import { logFailure } from '../logging/log.ts';
import type { Schema } from '../schema/schema.ts';
import type { Services } from './services.ts';
import { Blobs } from '../storage/blobs.ts';
import { Files } from '../storage/files.ts';
import { Uploads } from '../storage/upload.ts';
import { BLOB_FOLDER } from '../store/data-files.ts';
import { CollectionTables } from '../store/tables/collection-tables.ts';
import { epochOf } from '../store/epoch.ts';
import { encryptPlainColumns } from '../store/migration/encrypt-columns.ts';
import { staffMfaRule } from './staff-mfa.ts';
import { markScrubDue, openStore } from '../store/migration/open-store.ts';
import { findSetting, saveSetting } from '../store/settings-rows.ts';
import type { Store } from '../store/store.ts';
import { Transactions } from '../transactions/transactions.ts';

export interface ServiceOptions {
  readonly schema: Schema;
  readonly apiKey: string;
  /** Folder of the database and the files; it must exist. */
  readonly data: string;
  readonly origins: Origins;
  /** Age at which entries of the audit trail are removed, in years; null: never. */
  readonly auditRetentionYears?: number | null;
  readonly mail: Pick<Services, 'sendMail' | 'sendMailNow' | 'forgetMail' | 'mailState'>;
  readonly requireStaffMfa: boolean;
}

/** A key of this data folder; created on first use. */
export function storedKey(
  store: Store,
  name: 'jwt-key' | 'files-key' | 'log-key' | 'mfa-key' | 'attributes-key',
): string {
  const stored = findSetting(store, name);
  if (stored !== null) return stored;
  const key = newSecret();
  saveSetting(store, name, key);
  return key;
}

/**
 * Opens the data folder and creates the services of the routes.
 * @throws Error when the schema does not fit the stored data
 */
export function openServices(options: ServiceOptions): Services {
  return openStore(options.data, options.schema, (store, schema) => makeServices(store, { ...options, schema }));
}

function makeServices(
  store: Store,
  { schema, apiKey, data, origins, mail, requireStaffMfa: isMfaForced, auditRetentionYears = null }: ServiceOptions,
): Services {
  const clock = new Clock();
  const attributesKey = Buffer.from(storedKey(store, 'attributes-key'), 'hex');
  if (encryptPlainColumns(store, schema, attributesKey)) markScrubDue(store);
  const tables = new CollectionTables({ store, clock, key: attributesKey, schema });
  const requireStaffMfa = staffMfaRule(isMfaForced, schema, tables);
  const events = new EventBus(logFailure);
  const epoch = epochOf(store);
  const audit = new AuditTrail({
    store,
    dataPath: data,
    epoch,
    deviceOf: (sessionId) => describeDevice(findSession(store, sessionId)?.device),
    isFormer: (id) => isFormerAccount(store, id),
    retentionYears: auditRetentionYears,
  });
  const accounts = new Accounts({ store, clock, events, audit });
  const sessions = new Sessions(accounts);
  const jwtKey = storedKey(store, 'jwt-key');
  const keys = new Keys({ store, serverKey: apiKey, jwtKey });
  const mfaKey = Buffer.from(storedKey(store, 'mfa-key'), 'hex');
  const mfa = new Mfa({ accounts, sessions, issuer: schema.projectName, key: mfaKey, requireStaffMfa });
  const documents = {
    store,
    clock,
    events,
    audit,
    tableOf: (address: { databaseId: string; id: string }) => tables.of(address),
  };
  const blobs = new Blobs(join(data, BLOB_FOLDER), Buffer.from(storedKey(store, 'files-key'), 'hex'));
  const files = new Files({ store, clock, events, audit }, schema.buckets.values(), blobs);
  return {
    dataPath: resolve(data),
    epoch,
    schema,
    accounts,
    sessions,
    mfa,
    challenges: new Challenges({ accounts, sessions, mfa, sendMail: mail.sendMail }),
    rememberedDevices: new RememberedDevices(store),
    requireStaffMfa,
    isMfaForced,
    auditRetentionYears,
    documents,
    schemaEditor: new SchemaEditor({ store, schema, tables }),
    audit,
    accessLog: new AccessLog(documents, schema),
    files,
    uploads: new Uploads(files, store),
    authentication: new Authentication({
      accounts,
      sessions,
      projectId: schema.projectId,
      keys,
      jwtKey,
      requireStaffMfa,
    }),
    keys,
    transactions: new Transactions(documents, schema, attributesKey),
    origins,
    ...mail,
    startedAt: new Date().toISOString(),
  };
}
