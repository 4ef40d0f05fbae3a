import { ownerGrants } from '../../../src/model/schema/permission.ts';
import type { Client } from '../server/client.ts';
import { documents, done, idOf, type MatrixClinic } from './clinic.ts';
import type { Actor } from './rules.ts';
import { collections, sampleDocument } from './samples.ts';
import { wrongAdministrators, wrongMidwives, wrongWipes } from './staff-checks.ts';

const both = (client: Client) => ownerGrants(['read', 'delete'], client.id);

/** A forged record, and the actor whom it must not reach. */
interface Forgery {
  readonly name: string;
  readonly collection: string;
  readonly by: Actor;
  readonly says: Readonly<Record<string, unknown>>;
  readonly mustNotReach: Actor;
}

const forgeries: readonly Forgery[] = [
  {
    name: 'a reading under her name',
    collection: 'blood_pressure',
    by: 'other patient',
    says: {},
    mustNotReach: 'her doctor',
  },
  {
    name: 'the tombstone of what a doctor never saw',
    collection: 'tombstones',
    by: 'patient',
    says: { entity: 'chat_messages' },
    mustNotReach: 'her doctor',
  },
  {
    name: 'what she asks the assistant',
    collection: 'chat_messages',
    by: 'patient',
    says: {},
    mustNotReach: 'her doctor',
  },
  {
    name: 'a message under her name',
    collection: 'doctor_messages',
    by: 'other patient',
    says: { senderId: idOf.patient },
    mustNotReach: 'her doctor',
  },
  {
    name: 'a message to a doctor who is not hers',
    collection: 'doctor_messages',
    by: 'patient',
    says: { doctorId: idOf['other doctor'] },
    mustNotReach: 'other doctor',
  },
  {
    name: 'a message under the name of her doctor',
    collection: 'doctor_messages',
    by: 'other doctor',
    says: { senderId: idOf['her doctor'], role: 'doctor' },
    mustNotReach: 'patient',
  },
];

async function write(clinic: MatrixClinic, name: string, by: Actor, documentId: string, says: object): Promise<void> {
  const collection = collections.find(({ $id }) => $id === name)!;
  const sample = sampleDocument(collection, idOf.patient, idOf['her doctor']);
  const client = clinic.of(by);
  done(await client.post(documents(name), { documentId, data: { ...sample, ...says }, permissions: both(client) }));
}

const reaches = async (clinic: MatrixClinic, actor: Actor, collection: string, id: string) =>
  (await clinic.of(actor).get(documents(collection, id))).status === 200;

/** Tries a profile that names a user without the doctor label, and a doctor whose label was removed. */
async function wrongDoctors(clinic: MatrixClinic): Promise<string[]> {
  const other = clinic.of('other patient');
  const grants = ownerGrants(['read', 'update'], other.id);
  const profile = { userId: other.id, assignedDoctorId: idOf.admin };
  await clinic.server.delete(documents('profiles', other.id));
  done(await other.post(documents('profiles'), { documentId: other.id, data: profile, permissions: grants }));
  await clinic.sweep();
  return [
    ...((await reaches(clinic, 'admin', 'profiles', other.id)) ? ['an account without the label is a doctor'] : []),
    ...((await reaches(clinic, 'former doctor', 'weight', 'of-weight')) ? ['a former doctor still reads'] : []),
  ];
}

/** Only the receiver of a message may mark it as read. */
async function wrongMarks(clinic: MatrixClinic): Promise<string[]> {
  const wrong: string[] = [];
  const isRead = async (id: string) =>
    done(await clinic.server.get(documents('doctor_messages', id)))['isRead'] === true;
  const mark = async (actor: Actor, id: string) => {
    await clinic.of(actor).post('/functions/doctor-messages/executions', { body: JSON.stringify({ ids: [id] }) });
    return isRead(id);
  };
  await write(clinic, 'doctor_messages', 'patient', 'm-to-mark', { role: 'doctor', isRead: true });
  await write(clinic, 'doctor_messages', 'patient', 'm-elsewhere', { doctorId: idOf['other doctor'] });
  await clinic.sweep();
  const shown = done(await clinic.of('her doctor').get(documents('doctor_messages', 'm-to-mark')));
  if (shown['role'] !== 'patient') wrong.push('a message names its own role');
  if (shown['isRead'] !== false) wrong.push('a message says itself that it was read');
  if (await mark('patient', 'm-to-mark')) wrong.push('a writer marks his own message');
  const path = documents('doctor_messages', 'm-to-mark');
  const { $permissions } = shown as { $permissions: string[] };
  await clinic.server.patch(path, { permissions: [...$permissions, `read("user:${idOf['other doctor']}")`] });
  if (await mark('other doctor', 'm-to-mark')) wrong.push('a reader who is no party marks it');
  await clinic.server.patch(path, { permissions: $permissions });
  if (await mark('other doctor', 'm-elsewhere')) wrong.push('a message is marked before it was handed over');
  if (!(await mark('her doctor', 'm-to-mark'))) wrong.push('who got it cannot mark it');
  return wrong;
}

/** The forgeries that succeed, in words; empty as long as the functions check what they should. */
export async function whatGetsThrough(clinic: MatrixClinic): Promise<string[]> {
  for (const [nth, { collection, by, says }] of forgeries.entries())
    await write(clinic, collection, by, `forged-${nth}`, says);
  await clinic.sweep();
  const through: string[] = [];
  for (const [nth, { name, collection, mustNotReach }] of forgeries.entries())
    if (await reaches(clinic, mustNotReach, collection, `forged-${nth}`))
      through.push(`${name} reaches the ${mustNotReach}`);
  return [
    ...through,
    ...(await wrongDoctors(clinic)),
    ...(await wrongMarks(clinic)),
    ...(await wrongAdministrators(clinic)),
    ...(await wrongMidwives(clinic)),
    ...(await wrongWipes(clinic)),
  ];
}
