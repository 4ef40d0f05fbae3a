import { recordTypes } from '@/model/collections/collections.ts';
import { patientOf, patientReadingsQuery, patientsQuery } from '@/features/doctor/queries/patient-queries.ts';
import { ownerGrants } from '@/model/schema/permission.ts';
import { TOMBSTONE_RETENTION_MS } from '@/model/records/tombstone-retention.ts';
import { ofEpisodes } from './episodes/episode-invariants.ts';
import { ofFiles } from './files/file-invariants.ts';
import type { FileServer } from './files/file-server.ts';
import { ofForum } from './forum/forum-invariants.ts';
import type { ForumIntentions } from './forum/forum-intentions.ts';
import type { ForumServer } from './forum/forum-server.ts';
import type { DoctorDesk } from './doctor-desk.ts';
import type { Intentions, RowIntention } from './intentions.ts';
import type { Phone } from './phone.ts';
import { time } from './virtual-time.ts';
import type { Held, WorldServer } from './servers/world-server.ts';

export interface Violation {
  /** The name of the violated invariant. Shrinking accepts a shorter run only if it violates the same one. */
  readonly invariant: string;
  readonly detail: string;
}

const health = ['blood_pressure', 'weight', 'medication_reminders', 'profiles', 'appointments', 'medical_documents'];
/** Rules of their own say what may be there, and with which grants. */
const withOwnRules = ['care_notes'];
const replicated = [...health, ...withOwnRules];
const presets: Readonly<Record<string, unknown>> = {
  dosage: 'one',
  frequency: 'daily',
  notes: 'none',
  place: 'none',
  clinician: 'none',
};
const creatorMay = new Map(recordTypes.map((record) => [record.collection as string, record.creatorMay]));

interface World {
  readonly server: WorldServer;
  readonly files: FileServer;
  readonly forum: ForumServer;
  readonly forumIntentions: ForumIntentions;
  readonly phones: readonly Phone[];
  readonly desks: readonly DoctorDesk[];
  readonly intentions: Intentions;
}

function* ofRow(
  row: RowIntention,
  held: Held | undefined,
  { phones, intentions, server }: World,
): Generator<Violation> {
  const removal = intentions.removed.get(row.id);
  if (removal?.isCertain) {
    if (held) yield { invariant: 'deleted stays deleted', detail: `${row.id} is on the server` };
    const isTold = server.documents('tombstones').some(({ $id }) => $id === row.id);
    // A server forgets a deletion after so long.
    if (!isTold && time.passed < TOMBSTONE_RETENTION_MS)
      yield { invariant: 'a deletion is told', detail: `${row.id} has no tombstone` };
    return;
  }
  if (!held) {
    const isLost = row.isCertain && !removal && !row.isPoison;
    if (isLost) yield { invariant: 'nothing is lost', detail: `${row.id} of ${row.user} is not on the server` };
    const isKept = phones.some((phone) => phone.user === row.user && phone.shown().has(row.id));
    if (row.isCertain && !removal && row.isPoison && !isKept)
      yield { invariant: 'what is refused is kept', detail: row.id };
    return;
  }
  if (row.isPoison === true) yield { invariant: 'the model server refuses what is wrong', detail: row.id };
  for (const [field, value] of Object.entries(row.values))
    if (held[field] !== value)
      yield { invariant: 'values stay', detail: `${row.id}.${field} is ${String(held[field])}, not ${String(value)}` };
  for (const field of intentions.fieldsOf(row.id)) {
    const allowed = intentions.mayEndWith(row.id, field, presets[field]);
    const value = held[field] ?? undefined;
    if (!allowed.includes(value))
      yield {
        invariant: 'no edit is lost',
        detail: `${row.id}.${field} is ${String(value)}, may be ${allowed.join(' or ')}`,
      };
  }
}

function* ofServer({ server, intentions }: World): Generator<Violation> {
  for (const collection of health) {
    for (const held of server.documents(collection)) {
      const row = intentions.rows.get(held.$id);
      if (!row || row.collection !== collection)
        yield { invariant: 'nothing is doubled', detail: `${collection}/${held.$id} was never written` };
      else if (held.userId !== row.user)
        yield {
          invariant: 'nothing is taken for another person',
          detail: `${held.$id} of ${row.user} is stored for ${String(held.userId)}`,
        };
      const owner = String(held.userId);
      const own = held.$permissions.filter((each) => each.includes(`user:${owner}`));
      const others = held.$permissions.filter(
        (each) => !each.includes(`user:${owner}`) && !/^read\("user:(dora|emil)"\)$/.test(each),
      );
      if (
        own.toSorted().join() !==
          ownerGrants(creatorMay.get(collection) ?? [], owner)
            .toSorted()
            .join() ||
        others.length > 0
      )
        yield {
          invariant: 'grants are those of the record',
          detail: `${collection}/${held.$id}: ${held.$permissions.join()}`,
        };
    }
  }
  for (const [key, count] of server.created)
    if (count > 1 && !intentions.removed.has(key.split('/')[1] ?? ''))
      yield { invariant: 'nothing is doubled', detail: `${key} was created ${count} times` };
}

function* ofPhone(phone: Phone, { server, intentions }: World): Generator<Violation> {
  const shown = phone.shown();
  const held = new Map(
    replicated.flatMap((collection) =>
      server
        .documents(collection)
        .filter(({ userId, $permissions }) => userId === phone.user && $permissions.includes(`read("user:${userId}")`))
        .map((each): [string, Held & { collection: string }] => [each.$id, { ...each, collection }]),
    ),
  );
  const dead = phone.status?.dead ?? 0;
  let unsent = 0;
  for (const { row } of phone.disk.dump())
    if (row.base !== undefined && row.serverUpdatedAt !== '')
      yield { invariant: 'a confirmed row has no base', detail: `phone ${phone.number} ${String(row.id)}` };
  for (const [id, row] of shown) {
    const serverCopy = held.get(id);
    if (row.userId !== phone.user)
      yield { invariant: 'nothing leaks', detail: `phone ${phone.number} of ${phone.user} holds ${id}` };
    if (!serverCopy) {
      const isRefused = Boolean(intentions.rows.get(id)?.isPoison);
      if (isRefused) unsent += 1;
      else
        yield {
          invariant: 'phones are like the server',
          detail: `phone ${phone.number} shows ${id}, which the server has not`,
        };
      continue;
    }
    for (const [field, value] of Object.entries(row))
      if (field in serverCopy && field !== 'userId' && String(serverCopy[field] ?? '') !== String(value ?? ''))
        yield {
          invariant: 'phones are like the server',
          detail: `phone ${phone.number} ${id}.${field}: ${String(value)} and ${String(serverCopy[field])}`,
        };
  }
  const wanted = [...held].filter(([, document]) =>
    phone.names.some((name) => collectionsOf[name]?.includes(document.collection)),
  );
  for (const [id] of wanted)
    if (!shown.has(id)) yield { invariant: 'phones are like the server', detail: `phone ${phone.number} lacks ${id}` };
  if (phone.status?.pending !== 0)
    yield {
      invariant: 'nothing waits for ever',
      detail: `phone ${phone.number} has ${phone.status?.pending} waiting, ${phone.status?.phase}`,
    };
  else if (phone.status.phase !== 'idle' && phone.status.phase !== 'syncing')
    yield { invariant: 'sync comes to rest', detail: `phone ${phone.number} is ${phone.status.phase}` };
  if (dead !== unsent)
    yield {
      invariant: 'only what is wrong is refused',
      detail: `phone ${phone.number} has ${dead} letters, ${unsent} refused rows`,
    };
}

const collectionsOf: Readonly<Record<string, readonly string[]>> = {
  readings: ['blood_pressure', 'weight'],
  reminders: ['medication_reminders'],
  profile: ['profiles'],
  careNotes: ['care_notes'],
  appointments: ['appointments'],
  documents: ['medical_documents'],
};

/** Checks that a phone's storage holds no data of other people, in any form. */
function* ofDump(phone: Phone, { intentions }: World): Generator<Violation> {
  const foreign = [...intentions.rows.values()].filter(({ user }) => user !== phone.user).map(({ id }) => id);
  const ids = new Set(
    phone.disk.dump().flatMap(({ row }) => [row.id, row.itemId, (row.docData as { id?: unknown } | undefined)?.id]),
  );
  for (const id of foreign)
    if (ids.has(id)) yield { invariant: 'nothing leaks', detail: `the storage of phone ${phone.number} holds ${id}` };
}

/** Checks that a doctor sees all of her own patients, and that her device stores nothing of other patients. */
function* ofDesk({ doctor, kept }: DoctorDesk, { server }: World): Generator<Violation> {
  const patientIds = server.documents('profiles').map(({ $id }) => $id);
  const assigned = patientIds.filter((id) => server.doctorOf(id) === doctor).toSorted();
  const answers = [...kept.values()];
  for (const { key, value } of answers) {
    const about = patientOf(key) ?? assigned[0];
    const owners = [value].flat().map((each) => {
      const { userId } = (each ?? {}) as { userId?: string };
      return userId;
    });
    const stranger = [about, ...owners].find((id) => id !== undefined && !assigned.includes(id));
    if (stranger) yield { invariant: 'a doctor keeps nothing of who left', detail: `${doctor} holds ${stranger}` };
  }
  const answer = (wanted: readonly unknown[]) =>
    answers.find(({ key }) => JSON.stringify(key) === JSON.stringify(wanted))?.value as { id: string }[] | undefined;
  const listed = answer(patientsQuery(doctor).queryKey)?.map(({ id }) => id);
  if (listed?.toSorted().join() !== assigned.join())
    yield { invariant: 'a doctor sees hers', detail: `${doctor} sees ${listed?.join()}, not ${assigned.join()}` };
  for (const patient of assigned) {
    const shown = answer(patientReadingsQuery(doctor, patient).queryKey)?.map(({ id }) => id);
    const held = [...server.documents('blood_pressure'), ...server.documents('weight')].filter(
      ({ userId }) => userId === patient,
    );
    const wanted = held.map(({ $id }) => $id).toSorted();
    if (shown?.toSorted().join() !== wanted.join())
      yield { invariant: 'a doctor sees hers', detail: `${doctor} sees ${shown?.length} of ${wanted.length}` };
  }
}

/** Every violated invariant, checked after all faults have ended and sync is idle. */
export function* broken(world: World): Generator<Violation> {
  const held = new Map(
    replicated.flatMap((collection) =>
      world.server.documents(collection).map((each) => [`${collection}/${each.$id}`, each]),
    ),
  );
  for (const detail of world.server.trespasses) yield { invariant: 'no session writes for another person', detail };
  for (const row of world.intentions.rows.values()) yield* ofRow(row, held.get(`${row.collection}/${row.id}`), world);
  yield* ofServer(world);
  yield* ofEpisodes(world);
  yield* ofFiles(world);
  yield* ofForum(world);
  for (const desk of world.desks) yield* ofDesk(desk, world);
  for (const phone of world.phones) {
    yield* ofPhone(phone, world);
    yield* ofDump(phone, world);
  }
}
