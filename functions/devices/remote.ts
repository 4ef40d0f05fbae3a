import { Client, Databases, Query, Users } from 'node-appwrite';
import { device, type Device } from '../../src/model/account/device.ts';
import { functionState } from '../../src/model/records/function-state.ts';
import { DATABASE_ID } from '../../src/model/schema/database-id.ts';
import { fallBackOnCodes } from '../support/fall-back-on-codes.ts';
import { erasedDeviceId, erasedDeviceState, type ErasedDevice } from '../support/erased-device.ts';
import { tryPassword, type PasswordResult } from '../support/try-password.ts';

export type StoredDevice = Device & { readonly $id: string };

export interface ServerAccount {
  readonly email: string;
  readonly labels: readonly string[];
  /** false: blocked */
  readonly status: boolean;
}

export interface ServerSession {
  readonly $id: string;
  readonly clientName: string;
  readonly osName: string;
}

/** More devices of one person are not listed. */
const LIST_LIMIT = 100;

/** The backend calls of this function, made with a key that may read and write users and documents. */
export interface Remote {
  readonly client: Client;
  account(userId: string): Promise<ServerAccount | undefined>;
  sessions(userId: string): Promise<readonly ServerSession[]>;
  /** A session that has ended already is no error. */
  endSession(userId: string, sessionId: string): Promise<void>;
  tryPassword(email: string, password: string): Promise<PasswordResult>;
  device(id: string): Promise<StoredDevice | undefined>;
  devicesOf(userId: string): Promise<StoredDevice[]>;
  /** Creates the device, readable by its owner only. One that another tab has just created is no error. */
  create(id: string, fields: Device): Promise<void>;
  /** A device that is gone meanwhile is no error. */
  change(id: string, fields: Partial<Device>): Promise<void>;
  remove(id: string): Promise<void>;
  /** The answer to a device whose account was erased; undefined when it was not. */
  erasedDevice(id: string): Promise<ErasedDevice | undefined>;
  noteErasedDevice(id: string, told: ErasedDevice): Promise<void>;
  forgetErasedDevice(id: string): Promise<void>;
}

/** @param newClient a client for this backend, without a key */
export function connect(newClient: () => Client, key: string): Remote {
  const client = newClient().setKey(key);
  const [databases, users] = [new Databases(client), new Users(client)];
  const devices = { databaseId: DATABASE_ID, collectionId: device.collection };
  const stateOf = (id: string) => ({
    databaseId: DATABASE_ID,
    collectionId: functionState.collection,
    documentId: erasedDeviceId(id),
  });
  return {
    client,
    account: (userId) => fallBackOnCodes(users.get({ userId }), [404], undefined),
    sessions: async (userId) => (await users.listSessions({ userId })).sessions,
    async endSession(userId, sessionId) {
      await fallBackOnCodes(users.deleteSession({ userId, sessionId }), [404], undefined);
    },
    tryPassword: (email, password) => tryPassword(newClient(), users, key, { email, password }),
    device: async (documentId) =>
      (await fallBackOnCodes(databases.getDocument({ ...devices, documentId }), [404], undefined)) as
        StoredDevice | undefined,
    async devicesOf(userId) {
      const queries = [Query.equal('userId', [userId]), Query.orderAsc('$id'), Query.limit(LIST_LIMIT)];
      const { documents } = await databases.listDocuments({ ...devices, queries });
      // The backend compares ids without regard to letter case.
      return (documents as unknown as StoredDevice[]).filter((each) => each.userId === userId);
    },
    async create(documentId, data) {
      const permissions = [`read("user:${data.userId}")`];
      const created = databases.createDocument({ ...devices, documentId, data, permissions });
      await fallBackOnCodes(created, [409], undefined);
    },
    async change(documentId, data) {
      await fallBackOnCodes(databases.updateDocument({ ...devices, documentId, data }), [404], undefined);
    },
    async erasedDevice(id) {
      const stored = await fallBackOnCodes(databases.getDocument(stateOf(id)), [404], undefined);
      return stored && (JSON.parse(String(Reflect.get(stored, 'value'))) as ErasedDevice);
    },
    async noteErasedDevice(id, told) {
      await databases.upsertDocument({ ...stateOf(id), data: erasedDeviceState(told) });
    },
    async forgetErasedDevice(id) {
      await fallBackOnCodes(databases.deleteDocument(stateOf(id)), [404], undefined);
    },
    async remove(documentId) {
      await fallBackOnCodes(databases.deleteDocument({ ...devices, documentId }), [404], undefined);
    },
  };
}
