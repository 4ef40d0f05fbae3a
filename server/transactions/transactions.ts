import { ApiError, badRequest, unauthorized } from '../protocol/api-error.ts';
import type { Caller } from '../protocol/caller.ts';
import { toStamp } from '../protocol/clock.ts';
import { findCollection } from '../documents/find-collection.ts';
import type { DocumentCall, DocumentContext } from '../documents/document-context.ts';
import { uniqueId } from '../protocol/ids.ts';
import { openText, sealText } from '../protocol/sealed-text.ts';
import type { Schema } from '../schema/schema.ts';
import {
  deleteTransaction,
  deleteTransactionsExpiredBefore,
  dropOperations,
  dropOperationsExpiredBefore,
  findTransaction,
  insertTransaction,
  listTransactions,
  pendingOf,
  saveTransaction,
  stagedOperations,
  stageOperations,
  type TransactionRow,
  type TransactionStatus,
} from './transaction-rows.ts';
import { applyOperation, transactionConflict } from './apply-operation.ts';
import { checkOperation, type Batch } from './check-operation.ts';
import type { Operation, StagedOperation } from './operation.ts';

const MAX_OPERATIONS = 100;
/** Pending transactions of one account. A client that fails leaves one behind until its time is over. */
const MAX_PENDING = 100;
/** Staged operations of one account in all its pending transactions, in bytes: two full batches. */
const MAX_STAGED_BYTES = 24_000_000;
/** Ended transactions stay readable for this time. */
const RETENTION_MS = 3_600_000;

const limitExceeded = (message: string): ApiError => new ApiError(400, 'transaction_limit_exceeded', message);

const ownerOf = (caller: Caller): string => caller.userId ?? '*';

/** Transactions: staged changes of several documents that are committed together or not at all. */
export class Transactions {
  private readonly context: DocumentContext;
  private readonly schema: Schema;
  private readonly key: Buffer;

  /** @param key encrypts the staged operations, as attributes with `encrypt`; 32 bytes */
  constructor(context: DocumentContext, schema: Schema, key: Buffer) {
    this.context = context;
    this.schema = schema;
    this.key = key;
  }

  /** @throws user_unauthorized for guests, who have no id to find it again */
  async begin(caller: Caller, ttlSeconds: number): Promise<TransactionRow> {
    if (caller.kind === 'guest') throw unauthorized();
    const { store, clock } = this.context;
    return store.write(() => {
      const now = clock.stamp();
      dropOperationsExpiredBefore(store, now);
      deleteTransactionsExpiredBefore(store, toStamp(Date.now() - RETENTION_MS));
      if (caller.kind !== 'key' && pendingOf(store, ownerOf(caller), now).count >= MAX_PENDING)
        throw limitExceeded(`More than ${MAX_PENDING} transactions are pending. Commit or delete one of them`);
      const row: TransactionRow = {
        id: uniqueId(),
        owner: ownerOf(caller),
        status: 'pending',
        operations: 0,
        created: now,
        updated: now,
        expires: toStamp(Date.parse(now) + ttlSeconds * 1000),
      };
      insertTransaction(store, row);
      return row;
    });
  }

  /** @throws transaction_not_found also for other users' transactions and for guests */
  find(caller: Caller, id: string): TransactionRow {
    const row = findTransaction(this.context.store, id);
    const isOwn = row !== null && (caller.kind === 'key' || row.owner === caller.userId);
    if (isOwn) return row;
    throw new ApiError(404, 'transaction_not_found', `Transaction with the requested ID '${id}' could not be found.`);
  }

  list(caller: Caller): TransactionRow[] {
    if (caller.kind === 'guest') return [];
    return listTransactions(this.context.store, caller.kind === 'key' ? null : ownerOf(caller));
  }

  remove(caller: Caller, id: string): Promise<void> {
    return this.context.store.write(() => deleteTransaction(this.context.store, this.find(caller, id).id));
  }

  /**
   * Checks that the caller may change the document of each operation, and stores all operations or none. Their
   * structure is checked at the commit.
   */
  stage(caller: Caller, id: string, operations: readonly Operation[]): Promise<TransactionRow> {
    const { store, clock } = this.context;
    return store.write(() => {
      const row = this.find(caller, id);
      if (row.status !== 'pending') throw badRequest('Invalid or non-pending transaction');
      this.requireNotExpired(row);
      if (row.operations + operations.length > MAX_OPERATIONS) {
        throw limitExceeded(
          `Transaction already has ${row.operations} operations, adding ${operations.length} would exceed the maximum of ${MAX_OPERATIONS}`,
        );
      }
      this.check(caller, row, operations);
      const staged = JSON.stringify(operations.map((operation) => this.withBase(operation)));
      const bytes = Buffer.byteLength(staged) + pendingOf(store, row.owner, clock.stamp()).bytes;
      if (caller.kind !== 'key' && bytes > MAX_STAGED_BYTES)
        throw limitExceeded(`More than ${MAX_STAGED_BYTES} bytes are staged. Commit or delete another transaction`);
      stageOperations(store, id, sealText(staged, this.key));
      return this.save({ ...row, operations: row.operations + operations.length, updated: clock.stamp() });
    });
  }

  rollback(caller: Caller, id: string): Promise<TransactionRow> {
    return this.context.store.write(() => this.end(this.requirePending(this.find(caller, id)), 'failed'));
  }

  /** Applies all staged operations. If one fails, none is applied, and the transaction has failed. */
  async commit(caller: Caller, id: string): Promise<TransactionRow> {
    const { store } = this.context;
    let failure: { error: unknown } | null = null;
    const row = await store.write(() => {
      const pending = this.requirePending(this.find(caller, id));
      try {
        store.nested(() => this.applyAll(caller, this.operationsOf(pending)));
      } catch (error) {
        failure = { error };
      }
      return this.end(pending, failure ? 'failed' : 'committed');
    });
    if (failure) throw (failure as { error: unknown }).error;
    return row;
  }

  /** Reads as if the transaction were committed, without operations that cannot be applied yet. */
  readInside<T>(caller: Caller, id: string, read: () => T): T {
    const row = this.find(caller, id);
    const operations = row.status === 'pending' ? this.operationsOf(row) : [];
    if (operations.length === 0) return read();
    return this.context.store.dryRun(() => {
      for (const operation of operations) this.tryApply(caller, operation);
      return read();
    });
  }

  private tryApply(caller: Caller, operation: Operation): void {
    try {
      this.context.store.nested(() => applyOperation(this.callFor(caller, operation), operation));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  private callFor(caller: Caller, { databaseId, collectionId }: Operation): DocumentCall {
    return { context: this.context, caller, collection: findCollection(this.schema, caller, databaseId, collectionId) };
  }

  private operationsOf(row: TransactionRow): StagedOperation[] {
    return stagedOperations(this.context.store, row.id).flatMap((stored) => this.opened(stored));
  }

  /** A list that an earlier version stored in clear begins with a bracket, which Base64 does not have. */
  private opened(stored: string): StagedOperation[] {
    return JSON.parse(stored.startsWith('[') ? stored : openText(stored, this.key)) as StagedOperation[];
  }

  /** Checks against the documents in the state after the operations that were staged before. */
  private check(caller: Caller, row: TransactionRow, operations: readonly Operation[]): void {
    const check = (): void => {
      const batch: Batch = new Set();
      for (const operation of operations) checkOperation(this.callFor(caller, operation), operation, batch);
    };
    if (row.operations === 0 || operations.every(({ action }) => action === 'create')) check();
    else this.readInside(caller, row.id, check);
  }

  private withBase(operation: Operation): StagedOperation {
    const { action, databaseId, collectionId, documentId } = operation;
    const collection = this.schema.databases.get(databaseId)?.collections.get(collectionId);
    const table = collection && action !== 'create' ? this.context.tableOf(collection) : undefined;
    return { ...operation, base: table?.byId(documentId)?.updatedAt ?? null };
  }

  private applyAll(caller: Caller, operations: readonly StagedOperation[]): void {
    const touched = new Set<string>();
    for (const operation of operations) {
      const call = this.callFor(caller, operation);
      const key = JSON.stringify([operation.databaseId, operation.collectionId, operation.documentId]);
      if (!touched.has(key)) this.requireUnchanged(call, operation);
      touched.add(key);
      try {
        applyOperation(call, operation);
      } catch (error) {
        if (error instanceof ApiError && error.type === 'document_already_exists') throw transactionConflict();
        throw error;
      }
    }
  }

  /** An update or a deletion was decided on a state that must not have changed since. */
  private requireUnchanged({ context, collection }: DocumentCall, { action, documentId, base }: StagedOperation): void {
    if (action !== 'update' && action !== 'delete') return;
    const document = context.tableOf(collection).byId(documentId);
    if (document && document.updatedAt !== base) throw transactionConflict();
  }

  private requireNotExpired(row: TransactionRow): void {
    if (Date.parse(row.expires) >= Date.now()) return;
    throw new ApiError(
      410,
      'transaction_expired',
      'The transaction has expired. Please create a new transaction and try again.',
    );
  }

  private requirePending(row: TransactionRow): TransactionRow {
    if (row.status !== 'pending') {
      throw new ApiError(400, 'transaction_not_ready', 'The transaction is not ready yet. Please try again later.');
    }
    this.requireNotExpired(row);
    return row;
  }

  private end(row: TransactionRow, status: TransactionStatus): TransactionRow {
    dropOperations(this.context.store, row.id);
    return this.save({ ...row, status, updated: this.context.clock.stamp() });
  }

  private save(row: TransactionRow): TransactionRow {
    saveTransaction(this.context.store, row);
    return row;
  }
}
