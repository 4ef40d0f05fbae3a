import { ID } from 'node-appwrite';
import { hospital } from '../../src/model/records/hospital.ts';
import { idPattern } from '../../src/model/schema/field.ts';
import { acceptedBy, logged, textIn, type Body, type Caller } from './call.ts';
import { Refusal } from './refusal.ts';

/** Stay as they are when the page does not send them: the contacts of alarms, and what midwives read. */
const keptFields: ReadonlySet<string> = new Set(['secondContactId', 'onCallId', 'midwivesRead']);

const fieldsIn = (body: Body): Record<string, unknown> => {
  const sent = Object.keys(hospital.fields).filter((name) => name in body || !keptFields.has(name));
  const given = sent.map((name) => [name, textIn(body, name) || null]);
  return acceptedBy(hospital, Object.fromEntries(given));
};

/**
 * Makes a hospital, or changes the one with the given `id`. `newId` is the id of a hospital to make, chosen by the caller:
 * the same call sent twice makes one. @throws Refusal
 */
export async function saveHospital(caller: Caller, body: Body): Promise<{ id: string }> {
  const { remote } = caller;
  const newId = textIn(body, 'newId');
  if (newId !== '' && !idPattern.test(newId)) throw new Refusal('invalid', 'This is no id.');
  const isMade = newId !== '' && (await remote.find(hospital.collection, newId)) !== undefined;
  const given = isMade ? newId : textIn(body, 'id');
  const fields = fieldsIn(body);
  if (given !== '' && !(await remote.find(hospital.collection, given)))
    throw new Refusal('not-found', 'There is no such hospital.');
  const id = given || newId || ID.unique();
  await logged(caller, { action: 'hospital', targetId: id }, () =>
    given === '' ? remote.create(hospital.collection, id, fields) : remote.change(hospital.collection, id, fields),
  );
  return { id };
}
