import { ownerGrants } from '../../../src/model/schema/permission.ts';
import { until } from '../../support/until.ts';
import type { Answer } from '../server/client.ts';
import { documents, done, idOf, recordId, type MatrixClinic } from './clinic.ts';
import { actors, type Actor } from './rules.ts';
import { collections, sampleDocument } from './samples.ts';

const administrator = (clinic: MatrixClinic, by: Actor, path: string, body: object): Promise<Answer> =>
  clinic.of(by).post('/functions/clinic/executions', { path, method: 'POST', body: JSON.stringify(body) });
const isDone = ({ body }: Answer): boolean => Number(body['responseStatusCode']) === 200;

const reads = async (clinic: MatrixClinic, actor: Actor, collection: string, id = recordId({ $id: collection })) =>
  (await clinic.of(actor).get(documents(collection, id))).status === 200;

/** Who but the administrator can call the function of the clinic: reads of people, devices and the audit trail. */
export async function wrongAdministrators(clinic: MatrixClinic): Promise<string[]> {
  const wrong: string[] = [];
  for (const [path, body] of [
    ['/staff', {}],
    ['/cohort', {}],
    ['/devices', { userId: idOf.patient }],
    ['/audit', { person: idOf.patient }],
  ] as const)
    for (const actor of actors) {
      const isAnswered = isDone(await administrator(clinic, actor, path, body));
      if (isAnswered !== (actor === 'admin')) wrong.push(`${actor}: ${path} ${isAnswered ? 'opens' : 'does not open'}`);
    }
  return wrong;
}

/** Notes of midwives that must not reach the patient: of another hospital, and limits, which are a doctor's. */
async function wrongNotes(clinic: MatrixClinic): Promise<string[]> {
  const collection = collections.find(({ $id }) => $id === 'care_notes')!;
  const write = async (by: Actor, documentId: string, entry: string) => {
    const client = clinic.of(by);
    const sample = sampleDocument(collection, idOf.patient, idOf['her doctor']);
    const data = { ...sample, senderId: client.id, doctorId: client.id, entry };
    const permissions = ownerGrants(['read', 'delete'], client.id);
    done(await client.post(documents('care_notes'), { documentId, data, permissions }));
  };
  await write('her midwife', 'note-of-hers', 'note');
  await write('her midwife', 'limits-of-hers', 'limits');
  await write('other midwife', 'note-of-other', 'note');
  await clinic.sweep();
  const reaches = (id: string) => reads(clinic, 'patient', 'care_notes', id);
  return [
    ...((await reaches('note-of-hers')) ? [] : ['the note of her midwife does not reach her']),
    ...((await reaches('limits-of-hers')) ? ['a midwife sets limits'] : []),
    ...((await reaches('note-of-other')) ? ['a note from another hospital reaches her'] : []),
  ];
}

/** What the midwives of her doctor's hospital read when its setting opens less. Ends with everything open again. */
async function wrongReaches(clinic: MatrixClinic): Promise<string[]> {
  const { hospitalId } = done(await clinic.server.get(documents('doctors', idOf['her doctor'])));
  const set = async (midwivesRead: string) => {
    done(await clinic.server.patch(documents('hospitals', String(hospitalId)), { data: { midwivesRead } }));
    await clinic.sweep();
  };
  const sees = (collection: string) => reads(clinic, 'her midwife', collection);
  const becomes = async (isOpen: boolean) =>
    until('the setting holds', async () => (await sees('appointments')) === isOpen, 5_000).catch(() => undefined);
  const wrong: string[] = [];
  await set('readings');
  await becomes(false);
  if (!(await sees('weight'))) wrong.push('where readings are open, a midwife does not read them');
  if (await sees('appointments')) wrong.push('where readings are open, a midwife reads appointments');
  await set('nothing');
  await until('nothing is open', async () => !(await sees('weight')), 5_000).catch(() => undefined);
  if (await sees('weight')) wrong.push('where nothing is open, a midwife reads');
  await set('everything');
  await becomes(true);
  return wrong;
}

export const wrongMidwives = async (clinic: MatrixClinic): Promise<string[]> => [
  ...(await wrongNotes(clinic)),
  ...(await wrongReaches(clinic)),
];

/** Wipes that an administrator must not order: under a third person's name, and of his own without his password. */
export async function wrongWipes(clinic: MatrixClinic): Promise<string[]> {
  const wrong: string[] = [];
  const order = async (userId: string, deviceId: string) =>
    isDone(await administrator(clinic, 'admin', '/wipe-device', { userId, deviceId }));
  const device = recordId({ $id: 'devices' });
  if (await order(idOf['other patient'], device)) wrong.push('a device is wiped under the name of another account');
  if (await order(idOf.admin, 'all')) wrong.push('an administrator wipes his own devices without his password');
  return wrong;
}
