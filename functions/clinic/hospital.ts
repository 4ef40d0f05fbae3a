import { ID } from 'node-appwrite';
import { hospital } from '../../src/model/records/hospital.ts';
import { accept, InvalidRecord } from '../../src/model/schema/record.ts';
import { logged, textIn, type Body, type Caller } from './call.ts';
import { Refusal } from './refusal.ts';

/** Stay as they are when the page does not send them: the contacts of alarms, and what midwives read. */
const keptFields: ReadonlySet<string> = new Set(['secondContactId', 'onCallId', 'midwivesRead']);

const fieldsIn = (body: Body): Record<string, unknown> => {
  try {
    const sent = Object.keys(hospital.fields).filter((name) => name in body || !keptFields.has(name));
    const given = sent.map((name) => [name, textIn(body, name) || null]);
    return accept(hospital, Object.fromEntries(given));
  } catch (error) {
    if (error instanceof InvalidRecord) throw new Refusal('invalid', error.message);
    throw error;
  }
};

/** Makes a hospital, or changes the one with the given `id`. @throws Refusal */
export async function saveHospital(caller: Caller, body: Body): Promise<{ id: string }> {
  const { remote } = caller;
  const given = textIn(body, 'id');
  const fields = fieldsIn(body);
  if (given !== '' && !(await remote.find(hospital.collection, given)))
    throw new Refusal('not-found', 'There is no such hospital.');
  const id = given || ID.unique();
  await logged(caller, { action: 'hospital', targetId: id }, () =>
    given === '' ? remote.create(hospital.collection, id, fields) : remote.change(hospital.collection, id, fields),
  );
  return { id };
}
