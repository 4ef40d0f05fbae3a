import { recordTypes, sharedWithDoctor } from '@/model/collections/collections.ts';
import { grant } from '@/model/schema/permission.ts';
import { careNote } from '@/model/records/care-note.ts';
import { profile } from '@/model/records/profile.ts';
import type { RecordType } from '@/model/schema/record.ts';
import { MAX_OPERATIONS, type Operation, type Remote, type RemoteDocument } from '@/sync/transport/remote.ts';
import type { Boot } from '../disk.ts';
import type { Caller, NetworkConnection } from '../network-connection.ts';
import { answer } from './model-query.ts';
import { modelRemote } from './model-remote.ts';
import { Refusal } from './refusal.ts';
import { sleep } from '../virtual-time.ts';
import { serverStamp, type Held, type WorldServer } from './world-server.ts';

const recordOf = new Map<string, RecordType>(recordTypes.map((record) => [record.collection, record]));

/**
 * A model of the parts of Appwrite that sync uses, in memory: sessions, grants, transactions, compare-and-set, and
 * care-access.
 */
export class ModelServer implements WorldServer {
  readonly created = new Map<string, number>();
  /** Writes of a session to records of another user. */
  readonly trespasses: string[] = [];
  writes = 0;
  conflicts = 0;
  #held = new Map<string, Map<string, Held>>();
  #copy: Map<string, Map<string, Held>> | undefined;
  readonly #doctorOf = new Map<string, string>();

  documents(collection: string): Held[] {
    return [...(this.#held.get(collection)?.values() ?? [])];
  }

  stamp = serverStamp;
  /** Its sessions do not end by themselves. */
  timePassed(): void {}

  remote(connection: NetworkConnection, boot: Boot): Remote {
    return modelRemote(this, connection, boot);
  }

  refresh = () => Promise.resolve();
  end = () => Promise.resolve();

  list(caller: Caller, collection: string, queries: readonly string[]): RemoteDocument[] {
    const visible = this.documents(collection).filter((held) => may('read', caller, held));
    return structuredClone(answer(visible, queries));
  }

  commit(caller: Caller, operations: readonly Operation[], stamp = this.stamp()): void {
    // A guest cannot have opened a transaction, so Appwrite does not find it.
    if (caller === null) throw new Refusal(404, 'transaction_not_found');
    if (operations.length > MAX_OPERATIONS) throw new Refusal(400, 'transaction_limit_exceeded');
    for (const operation of operations) this.#check(caller, operation);
    for (const { action, collection, id, ...more } of operations) {
      const all = this.#collection(collection);
      if (action === 'delete') all.delete(id);
      else {
        const { $permissions = [], ...data } = (more as { data: Record<string, unknown> }).data;
        all.set(id, {
          ...data,
          $id: id,
          $createdAt: stamp,
          $updatedAt: stamp,
          $permissions: [...($permissions as string[])],
        });
        const key = `${collection}/${id}`;
        this.created.set(key, (this.created.get(key) ?? 0) + 1);
        const isDoctorsNote = collection === careNote.collection && data.senderId === caller;
        if (data.userId !== caller && !isDoctorsNote)
          this.trespasses.push(`${caller} created ${key} for ${String(data.userId)}`);
        if (isDoctorsNote && data.userId !== caller) void sleep(300).then(() => this.settleGrants(String(data.userId)));
      }
      this.writes += 1;
    }
  }

  patchIf(
    caller: Caller,
    collection: string,
    id: string,
    changes: Record<string, unknown>,
    base: string,
    stamp = this.stamp(),
  ): void {
    const held = this.#collection(collection).get(id);
    if (!held) throw new Refusal(404, 'document_not_found');
    if (!may('update', caller, held)) throw new Refusal(401, 'user_unauthorized');
    if (held.$updatedAt > base) throw new Refusal(409, 'document_update_conflict');
    const next = { ...held, ...changes };
    this.#judge(collection, next);
    if ('$permissions' in changes) this.trespasses.push(`${caller} sent grants in an edit of ${collection}/${id}`);
    if (held.userId !== caller) this.trespasses.push(`${caller} changed ${collection}/${id} of ${String(held.userId)}`);
    // An edit without a change keeps the old timestamp.
    const isChange = Object.entries(changes).some(
      ([field, value]) => JSON.stringify(held[field]) !== JSON.stringify(value),
    );
    if (isChange) this.#collection(collection).set(id, { ...next, $updatedAt: stamp });
    this.writes += 1;
  }

  assign(patient: string, doctor: string): void {
    this.#doctorOf.set(patient, doctor);
    this.settleGrants(patient);
  }

  doctorOf = (patient: string): string | undefined => this.#doctorOf.get(patient);

  sweep(): void {
    for (const patient of this.#doctorOf.keys()) this.settleGrants(patient);
  }

  backUp(): void {
    this.#copy = structuredClone(this.#held);
  }

  restore(): void {
    if (!this.#copy) return;
    this.#held = structuredClone(this.#copy);
    // Records that the restore has lost may be created again.
    this.created.clear();
  }

  /** Does what the care-access function does: only her doctor may read. A changed grant sets a new timestamp. */
  settleGrants(userId: string): void {
    const doctor = this.#doctorOf.get(userId);
    for (const record of sharedWithDoctor) {
      for (const held of this.documents(record.collection)) {
        if (held.userId !== userId) continue;
        const own = held.$permissions.filter((each) => each.includes(`user:${userId}`));
        const isDoctorsNote = record === careNote && held.senderId !== userId;
        const shared = doctor === undefined ? own : [...own, grant('read', `user:${doctor}`)];
        const right = isDoctorsNote ? notesGrants(held, doctor) : shared;
        const named = record === profile && doctor !== undefined ? { assignedDoctorId: doctor } : {};
        const next = { ...held, ...named, $permissions: right };
        if (JSON.stringify(next) !== JSON.stringify(held))
          this.#collection(record.collection).set(held.$id, { ...next, $updatedAt: this.stamp() });
      }
    }
  }

  #collection(name: string): Map<string, Held> {
    if (!recordOf.has(name)) throw new Refusal(404, 'collection_not_found');
    const known = this.#held.get(name) ?? new Map<string, Held>();
    this.#held.set(name, known);
    return known;
  }

  #check(caller: string, operation: Operation): void {
    const { collection, id } = operation;
    const held = this.#collection(collection).get(id);
    if (operation.action === 'delete') {
      if (!held) throw new Refusal(404, 'document_not_found');
      if (!may('delete', caller, held)) throw new Refusal(401, 'user_unauthorized');
      if (held.userId !== caller) this.trespasses.push(`${caller} deleted ${collection}/${id}`);
      return;
    }
    if (held) throw new Refusal(409, 'document_already_exists');
    const grants = (operation.data.$permissions ?? []) as string[];
    if (!grants.every((each) => each.endsWith(`("user:${caller}")`))) throw new Refusal(401, 'user_unauthorized');
    this.#judge(collection, operation.data);
  }

  #judge(collection: string, data: Readonly<Record<string, unknown>>): void {
    const { fields } = recordOf.get(collection) as RecordType;
    for (const [name, { attribute }] of Object.entries(fields)) {
      const value = data[name] ?? null;
      const {
        required = false,
        min = -Infinity,
        max = Infinity,
      } = attribute as { required?: boolean; min?: number; max?: number };
      const isWrong = value === null ? required : typeof value === 'number' && (value < min || value > max);
      if (isWrong) throw new Refusal(400, 'document_invalid_structure', `${name} is wrong`);
    }
    const stranger = Object.keys(data).find((name) => !name.startsWith('$') && !(name in fields));
    if (stranger) throw new Refusal(400, 'document_invalid_structure', `unknown attribute ${stranger}`);
  }
}

/** The patient reads her doctor's note, also after she has changed to another doctor. A forged sender gains nothing. */
function notesGrants({ userId, doctorId, senderId, $permissions }: Held, doctor: string | undefined): string[] {
  const own = $permissions.filter((each) => each.includes(`user:${String(senderId)}`));
  if (!own.includes(grant('delete', `user:${String(senderId)}`)) || senderId !== doctorId) return $permissions;
  const read = grant('read', `user:${String(userId)}`);
  return doctorId === doctor || $permissions.includes(read) ? [...own, read] : own;
}

const may = (action: 'read' | 'update' | 'delete', caller: Caller, { $permissions }: Held): boolean =>
  caller !== null && $permissions.includes(grant(action, `user:${caller}`));
