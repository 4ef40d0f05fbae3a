import { Account, AppwriteException, Client, Databases, Query, Users, type Models } from 'node-appwrite';
import { DATABASE_ID } from '../../src/model/schema/database-id.ts';
import { idPattern } from '../../src/model/schema/field.ts';
import { midwifeLabel } from '../../src/model/account/midwife-label.ts';
import { staffRoles, type Count } from '../../src/model/clinic/clinic-answers.ts';
import { hospital } from '../../src/model/records/hospital.ts';
import { unitOf } from '../support/unit-label.ts';
import { fallBackOnCodes } from '../support/fall-back-on-codes.ts';

export type ServerAccount = Pick<
  Models.User<Models.Preferences>,
  '$id' | 'name' | 'email' | 'labels' | 'status' | 'emailVerification'
>;
export type ServerDocument = { readonly $id: string; readonly $permissions: string[] } & Readonly<
  Record<string, unknown>
>;

/** Appwrite counts no further. */
const MOST_COUNTED = 5000;
const PAGE = 100;
/** As many ids as one query holds. */
const IDS_PER_QUERY = 50;

/** The backend of this run: its address, project and key. */
export interface Backend {
  readonly endpoint: string;
  readonly projectId: string;
  readonly key: string;
}

/** The backend calls of this function, made with its key. */
export class Remote {
  readonly client: Client;
  readonly users: Users;
  readonly databases: Databases;

  constructor(readonly backend: Backend) {
    this.client = this.newClient().setKey(backend.key);
    this.users = new Users(this.client);
    this.databases = new Databases(this.client);
  }

  /** A client without the key. */
  newClient(): Client {
    return new Client().setEndpoint(this.backend.endpoint).setProject(this.backend.projectId);
  }

  /** The account; undefined when there is none. */
  async account(userId: string): Promise<ServerAccount | undefined> {
    if (!idPattern.test(userId)) return undefined;
    const found = await fallBackOnCodes(this.users.get({ userId }), [400, 404], undefined);
    return found?.$id === userId ? found : undefined;
  }

  async accountOfAddress(email: string): Promise<ServerAccount | undefined> {
    const queries = [Query.equal('email', [email.toLowerCase()]), Query.limit(1)];
    return (await this.users.list({ queries })).users[0];
  }

  /** Accounts with one of these labels, by id. */
  private async accountsWith(labels: readonly string[]): Promise<ServerAccount[]> {
    const found: ServerAccount[] = [];
    for (;;) {
      const last = found.at(-1);
      const { users } = await this.users.list({
        queries: [
          Query.contains('labels', [...labels]),
          Query.orderAsc('$id'),
          ...(last ? [Query.greaterThan('$id', last.$id)] : []),
          Query.limit(PAGE),
        ],
      });
      found.push(...users);
      if (users.length < PAGE) return found.filter((each) => each.labels.some((label) => labels.includes(label)));
    }
  }

  /** The ids of all hospitals. */
  async hospitalIds(): Promise<string[]> {
    const found: string[] = [];
    for (;;) {
      const last = found.at(-1);
      const start = last === undefined ? [] : [Query.greaterThan('$id', last)];
      const queries = [Query.select(['$id']), Query.orderAsc('$id'), ...start, Query.limit(PAGE)];
      const page = await this.list(hospital.collection, queries);
      found.push(...page.map(({ $id }) => $id));
      if (page.length < PAGE) return found;
    }
  }

  /** Accounts with a role, by id. @param hospitalIds all hospitals: each has a label for its midwives */
  async staffAccounts(hospitalIds: readonly string[]): Promise<ServerAccount[]> {
    const roles = staffRoles.filter((role) => role !== 'midwife');
    const labels = [...roles, ...hospitalIds.map((id) => midwifeLabel(unitOf(id)))];
    const found = new Map<string, ServerAccount>();
    for (let from = 0; from < labels.length; from += IDS_PER_QUERY)
      for (const each of await this.accountsWith(labels.slice(from, from + IDS_PER_QUERY))) found.set(each.$id, each);
    return [...found.values()].sort((one, other) => (one.$id < other.$id ? -1 : 1));
  }

  /** The accounts with these ids; those that are gone are missing. */
  async accountsOf(ids: readonly string[]): Promise<ServerAccount[]> {
    const found: ServerAccount[] = [];
    for (let from = 0; from < ids.length; from += IDS_PER_QUERY) {
      const some = ids.slice(from, from + IDS_PER_QUERY);
      const queries = [Query.equal('$id', some), Query.limit(IDS_PER_QUERY)];
      // The backend compares ids without regard to letter case.
      found.push(...(await this.users.list({ queries })).users.filter(({ $id }) => some.includes($id)));
    }
    return found;
  }

  async setLabels(userId: string, labels: readonly string[]): Promise<void> {
    await this.users.updateLabels({ userId, labels: [...labels] });
  }

  /** @returns undefined when there is no such document */
  async find(collectionId: string, documentId: string): Promise<ServerDocument | undefined> {
    if (!idPattern.test(documentId)) return undefined;
    const at = { databaseId: DATABASE_ID, collectionId, documentId };
    const found = await fallBackOnCodes(this.databases.getDocument(at), [404], undefined);
    return found as unknown as ServerDocument | undefined;
  }

  async list(collectionId: string, queries: string[]): Promise<ServerDocument[]> {
    const { documents } = await this.databases.listDocuments({ databaseId: DATABASE_ID, collectionId, queries });
    return documents as unknown as ServerDocument[];
  }

  /** Makes the document, or changes it when there is one. */
  async save(collectionId: string, documentId: string, data: object): Promise<void> {
    try {
      await this.create(collectionId, documentId, data);
    } catch (error) {
      if (!(error instanceof AppwriteException) || error.code !== 409) throw error;
      await this.change(collectionId, documentId, data);
    }
  }

  /** @throws AppwriteException 409 when the id is taken */
  async create(collectionId: string, documentId: string, data: object): Promise<void> {
    await this.databases.createDocument({ databaseId: DATABASE_ID, collectionId, documentId, data });
  }

  async change(collectionId: string, documentId: string, data: object, permissions?: string[]): Promise<void> {
    await this.databases.updateDocument({ databaseId: DATABASE_ID, collectionId, documentId, data, permissions });
  }

  /** Changes the documents that the queries find, in one step. @returns how many they were */
  async changeWhere(collectionId: string, queries: string[], data: object): Promise<number> {
    const { documents } = await this.databases.updateDocuments({
      databaseId: DATABASE_ID,
      collectionId,
      queries,
      data,
    });
    return documents.length;
  }

  /** Deletes the documents that the queries find, in one step. */
  async removeWhere(collectionId: string, queries: string[]): Promise<void> {
    await this.databases.deleteDocuments({ databaseId: DATABASE_ID, collectionId, queries });
  }

  /** A document that is gone already is no error. */
  async remove(collectionId: string, documentId: string): Promise<void> {
    const at = { databaseId: DATABASE_ID, collectionId, documentId };
    await fallBackOnCodes(this.databases.deleteDocument(at), [404], undefined);
  }

  async count(collectionId: string, queries: string[] = []): Promise<Count> {
    const { total } = await this.databases.listDocuments({
      databaseId: DATABASE_ID,
      collectionId,
      queries: [...queries, Query.limit(1)],
    });
    return countOf(total);
  }

  async countAccounts(queries: string[] = []): Promise<Count> {
    return countOf((await this.users.list({ queries: [...queries, Query.limit(1)] })).total);
  }

  /**
   * Asks for a mail with a link to a new password.
   * @param language of the mail @throws AppwriteException when the server sends none
   */
  async mailPasswordLink(email: string, url: string, language: string): Promise<void> {
    // The key shows the embedded server that the call comes from a function and not from one address of a guest.
    const client = this.newClient().setLocale(language).addHeader('X-Maia-Function-Key', this.backend.key);
    const guest = new Account(client);
    await guest.createRecovery({ email, url });
  }

  /** A path of the embedded server; undefined where there is none, as on Appwrite. */
  async ownPath<T>(path: string): Promise<T | undefined> {
    const { endpoint, projectId, key } = this.backend;
    const answer = await fetch(`${endpoint}${path}`, {
      headers: { 'X-Appwrite-Project': projectId, 'X-Appwrite-Key': key },
    });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()) as T;
  }
}

const countOf = (total: number): Count => ({ value: Math.min(total, MOST_COUNTED), isLeast: total >= MOST_COUNTED });
