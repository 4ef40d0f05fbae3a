import { join } from 'node:path';
import { DAY_MS } from '../../src/model/time/durations.ts';
import { logFailure } from '../logging/log.ts';
import type { Caller } from '../protocol/caller.ts';
import { AUDIT_FILE } from '../store/data-files.ts';
import type { Store } from '../store/store.ts';
import type { AuditDraft, AuditEvent } from './audit-entry.ts';
import type { AuditFile, IsFormer } from './audit-file.ts';
import { clearOutbox, groupDrafts, insertOutbox, knownHead, readOutbox, saveKnownHead } from './audit-outbox.ts';
import { draftBy, draftOf } from './drafts.ts';
import { openTrail } from './open-trail.ts';
import { forgetPerson } from './forget-person.ts';
import type { Requester } from './requester.ts';
import { removeExpired } from './retention.ts';

/** Delay between a commit and the move of its events into the trail, in ms: many commits share one move. */
const MOVE_DELAY_MS = 500;
/** Events in one move: it must not block other requests for long. */
const EVENTS_PER_MOVE = 500;
/** Pause between two moves while more events wait, in ms. */
const NEXT_MOVE_MS = 20;

export interface AuditTrailParts {
  readonly store: Store;
  /** Folder of the trail's file. */
  readonly dataPath: string;
  /** Id of the data's history; see `epochOf`. */
  readonly epoch: string;
  /** Browser and system of a session; '' when unknown. */
  readonly deviceOf: (sessionId: string) => string;
  readonly isFormer: IsFormer;
  /** Age at which entries are removed, in years; null: never. */
  readonly retentionYears: number | null;
}

/**
 * Who did what to which record, as a chain of hashes in a file of its own. An event waits in the outbox, in the same
 * commit as what it speaks of, until it is in the chain.
 */
export class AuditTrail {
  private file: AuditFile | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;
  /** Resolves when the moved events are removed from the outbox. */
  private cleared: Promise<void> = Promise.resolve();
  /** Events without a change of data; a crash loses those of the last half second. */
  private unsaved: AuditDraft[] = [];
  /** When expired entries are looked for next, in ms since 1970. */
  private retentionAt = 0;

  constructor(private readonly parts: AuditTrailParts) {}

  /** Moves what a crash has left in the outbox. */
  start(): void {
    const { store, epoch } = this.parts;
    this.move();
    // The moved events are also there if the last server died before it removed them.
    if (this.file) {
      const upTo = this.file.movedUpTo(epoch);
      this.cleared = store.write(() => clearOutbox(store, upTo)).catch(logFailure);
    }
  }

  /** Adds an event; call it inside the write that it speaks of. */
  record(by: Caller | Requester, event: AuditEvent): void {
    const { store, deviceOf } = this.parts;
    if (store.isDryRun) return;
    insertOutbox(store, draftBy(by, event, deviceOf));
    store.afterCommit(() => this.moveSoon());
  }

  /** Adds an event that belongs to no write of data. */
  recordLater(by: Caller | Requester, event: AuditEvent): void {
    this.unsaved.push(draftBy(by, event, this.parts.deviceOf));
    this.moveSoon();
  }

  /**
   * Moves all events into the chain, and removes expired entries. If the file cannot be written, the events wait until
   * the next call.
   */
  move(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    try {
      while (this.moveSome());
      this.removeExpired();
    } catch (error) {
      logFailure(error);
    }
  }

  /** Moves all events; resolves when the outbox is empty. */
  async settle(): Promise<void> {
    this.move();
    await this.cleared;
  }

  /** Removes the id of a person and the salt of the pseudonym. The entries stay, and the chain still verifies. */
  async forget(userId: string): Promise<void> {
    await this.settle();
    const file = this.open();
    const head = file.atomically(() => forgetPerson(file, userId));
    file.emptyLog();
    if (head) await this.parts.store.write(() => saveKnownHead(this.parts.store, head));
  }

  /** The open file, for reading. @throws Error when it cannot be opened */
  open(): AuditFile {
    this.file ??= openTrail(join(this.parts.dataPath, AUDIT_FILE));
    return this.file;
  }

  /** Moves the rest and closes the file. */
  close(): void {
    if (this.isClosed) return;
    this.move();
    this.isClosed = true;
    clearTimeout(this.timer);
    this.file?.close();
    this.file = null;
  }

  private moveSoon(delayMs = MOVE_DELAY_MS): void {
    if (this.isClosed) return;
    this.timer ??= setTimeout(() => this.movePart(), delayMs);
  }

  /** Moves a part, so that other requests need not wait for all of it. */
  private movePart(): void {
    this.timer = undefined;
    try {
      if (this.moveSome()) this.moveSoon(NEXT_MOVE_MS);
      else this.removeExpired();
    } catch (error) {
      logFailure(error);
    }
  }

  /** @returns whether more events may wait */
  private moveSome(): boolean {
    const { store, epoch, isFormer } = this.parts;
    const file = this.open();
    const { drafts, upTo } = readOutbox(store, file.movedUpTo(epoch), EVENTS_PER_MOVE);
    const lost = this.lostHead(file);
    const unsaved = this.unsaved.slice(0, EVENTS_PER_MOVE);
    const all = [...lost, ...groupDrafts(drafts), ...unsaved].toSorted((a, b) =>
      a.at < b.at ? -1 : Number(a.at > b.at),
    );
    if (all.length === 0) return false;
    const head = file.atomically(() => {
      if (drafts.length > 0) file.saveMoved({ epoch, n: upTo });
      return file.append(all, isFormer);
    });
    this.unsaved = this.unsaved.slice(unsaved.length);
    // If this write fails, the events are in the chain already, and the next move does not take them again.
    this.cleared = store
      .write(() => {
        if (drafts.length > 0) clearOutbox(store, upTo);
        saveKnownHead(store, head);
      })
      .catch(logFailure);
    return drafts.length === EVENTS_PER_MOVE || this.unsaved.length > 0;
  }

  /** An entry that says that the chain no longer has the head that the data knows: its end was cut or rewritten. */
  private lostHead(file: AuditFile): AuditDraft[] {
    const known = knownHead(this.parts.store);
    if (!known || file.has(known)) return [];
    const detail = `entry ${known.seq} with the hash ${known.hash} is missing`;
    return [draftOf('server', { action: 'trail-gap', detail })];
  }

  private removeExpired(): void {
    const now = Date.now();
    const { store, retentionYears } = this.parts;
    if (retentionYears === null || now < this.retentionAt) return;
    const file = this.open();
    const removed = file.atomically(() => removeExpired(file, retentionYears, new Date(now)));
    // One part at a time: the rest goes with the next move.
    this.retentionAt = removed > 0 ? now : now + DAY_MS;
    const head = file.head();
    if (removed === 0 || !head) return;
    file.emptyLog();
    this.cleared = store.write(() => saveKnownHead(store, head)).catch(logFailure);
    this.moveSoon();
  }
}
