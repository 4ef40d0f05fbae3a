import { describe, expect, it } from 'vitest';
import { recordTypes, sharedWithDoctor } from '../../src/model/collections/collections.ts';
import { localCollections } from '../../src/model/collections/local-collections.ts';
import type { RecordType } from '../../src/model/schema/record.ts';
import { isForeignProfile } from './foreign-profile.ts';
import { noTeam, type CareTeam } from './care-team.ts';
import type { ServerDocument } from './server-document.ts';
import { areSameGrants, personalRecords, expectedGrants, verifiedOwner } from './expected-grants.ts';

const named = (collection: string): RecordType => {
  const found = recordTypes.find((type) => type.collection === collection);
  if (!found) throw new Error(collection);
  return found;
};
const held = ($permissions: string[], fields: Record<string, unknown> = {}): ServerDocument => ({
  $id: 'r1',
  $updatedAt: '2026-11-21T08:00:00.000+00:00',
  userId: 'amina',
  ...fields,
  $permissions,
});
const read = (user: string) => `read("user:${user}")`;
const update = (user: string) => `update("user:${user}")`;
const remove = (user: string) => `delete("user:${user}")`;
const byDoctorAlone = (doctorId: string | null): CareTeam => ({ doctorId, unit: null });
const own = [read('amina'), remove('amina')];

describe('personal records', () => {
  it('are all records that a phone stores, all that a doctor may read, and tombstones', () => {
    const kept = Object.values(localCollections).flatMap((local) => Object.values<RecordType>(local.records));
    expect(personalRecords).toEqual(expect.arrayContaining([...kept, ...sharedWithDoctor]));
    expect(personalRecords.map((type) => type.collection)).not.toContain('forum_topics');
    expect(personalRecords.map((type) => type.collection)).not.toContain('function_state');
  });
});

describe('the expected grants of a reading', () => {
  it.each([
    ['are only the owner’s without a doctor', own, null, own],
    ['let the doctor read but not write', own, 'dr-b', [...own, read('dr-b')]],
    ['lose an update grant, which no reading has', [...own, update('amina')], null, own],
    ['lose a grant to everybody', [...own, 'read("any")'], null, own],
    ['lose a grant to all signed-in users', [...own, 'read("users")'], 'dr-b', [...own, read('dr-b')]],
    ['lose a grant to a label', [...own, 'read("label:doctor")'], null, own],
    ['lose the grant of the earlier doctor', [...own, read('dr-a')], 'dr-b', [...own, read('dr-b')]],
    ['lose the grant of the doctor when none is assigned', [...own, read('dr-a')], null, own],
    ['get the owner’s read grant back', [remove('amina')], null, own],
  ])('%s', (_, before, doctorId, after) => {
    expect(expectedGrants(named('blood_pressure'), held(before), byDoctorAlone(doctorId)).toSorted()).toEqual(
      after.toSorted(),
    );
  });

  it('do not let a doctor read a record that names another patient than its writer', () => {
    const forged = held([read('mallory'), remove('mallory')], { userId: 'amina' });
    expect(verifiedOwner(named('weight'), forged)).toBeUndefined();
    expect(expectedGrants(named('weight'), forged, byDoctorAlone('dr-b'))).toEqual([
      read('mallory'),
      remove('mallory'),
    ]);
  });

  it('remove all readers of a forged record', () => {
    const forged = held(['read("users")', 'read("any")', remove('mallory')]);
    expect(expectedGrants(named('weight'), forged, byDoctorAlone('dr-b'))).toEqual([remove('mallory')]);
  });

  it('do not change when they are correct', () => {
    for (const type of personalRecords.filter((each) => each.collection !== 'doctor_messages')) {
      const first = expectedGrants(
        type,
        held([...own, update('amina')], { $id: 'amina', entity: 'weight' }),
        byDoctorAlone('dr-b'),
      );
      const again = expectedGrants(type, held(first, { $id: 'amina', entity: 'weight' }), byDoctorAlone('dr-b'));
      expect(areSameGrants(first, again), type.collection).toBe(true);
    }
  });
});

describe('a doctor never gets to read', () => {
  it.each(['chat_messages', 'bookmarked_messages', 'bookmarked_products', 'votes'])('%s', (collection) => {
    const grants = expectedGrants(named(collection), held(own), byDoctorAlone('dr-b'));
    expect(grants).not.toContain(read('dr-b'));
  });

  it('a tombstone of a record that was never shared', () => {
    const type = named('tombstones');
    expect(expectedGrants(type, held(own, { entity: 'chat_messages' }), byDoctorAlone('dr-b'))).toEqual(own);
    expect(expectedGrants(type, held(own, { entity: 'weight' }), byDoctorAlone('dr-b'))).toEqual([
      ...own,
      read('dr-b'),
    ]);
  });
});

describe('a profile', () => {
  const type = named('profiles');
  it('belongs to the account of its id', () => {
    const profile = held([read('amina'), update('amina')], { $id: 'amina' });
    expect(expectedGrants(type, profile, byDoctorAlone('dr-b'))).toEqual([
      read('amina'),
      update('amina'),
      read('dr-b'),
    ]);
  });

  it('has no verified owner when another account created it', () => {
    const squatted = held([read('dr-evil'), update('dr-evil')], { $id: 'amina', assignedDoctorId: 'dr-evil' });
    expect(verifiedOwner(type, squatted)).toBeUndefined();
    expect(verifiedOwner(type, held([update('mallory')], { $id: 'mallory', userId: 'amina' }))).toBeUndefined();
  });

  it.each([
    ['another account’s grants alone', [read('mallory'), update('mallory')], '', true],
    ['no grants, and another account wrote it', [], 'mallory', true],
    ['no grants, written by a key', [], '', false],
    ['its own account’s grants', [read('amina'), update('amina')], 'amina', false],
    ['its own and a doctor’s', [read('amina'), update('amina'), read('dr-b')], '', false],
  ])('with %s is foreign or not: %#', (_, grants, writer, expected) => {
    expect(isForeignProfile(held(grants, { $id: 'amina' }), writer)).toBe(expected);
  });
});

describe('a message', () => {
  const type = named('doctor_messages');
  const message = (sender: string, grants: string[], fields = {}) =>
    held(grants, { doctorId: 'dr-b', senderId: sender, ...fields });
  const byDoctor = [read('dr-b'), remove('dr-b')];

  it.each([
    ['of a patient can be read by her doctor', 'amina', own, 'dr-b', [...own, read('dr-b')]],
    ['of a patient to a doctor who is not assigned to her cannot be read by him', 'amina', own, 'dr-a', own],
    ['of a patient can no longer be read by her former doctor', 'amina', [...own, read('dr-b')], null, own],
    ['of her doctor can be read by the patient', 'dr-b', byDoctor, 'dr-b', [...byDoctor, read('amina')]],
    ['of a doctor who is not assigned to her cannot be read by her', 'dr-b', byDoctor, 'dr-a', byDoctor],
    [
      'of her former doctor can still be read by her',
      'dr-b',
      [...byDoctor, read('amina')],
      null,
      [...byDoctor, read('amina')],
    ],
    [
      'under a false sender gets no reader',
      'dr-b',
      [read('mallory'), remove('mallory')],
      'dr-b',
      [read('mallory'), remove('mallory')],
    ],
    [
      'of a third person gets no reader',
      'mallory',
      [read('mallory'), remove('mallory')],
      'dr-b',
      [read('mallory'), remove('mallory')],
    ],
  ])('%s', (_, sender, before, doctorId, after) => {
    expect(expectedGrants(type, message(sender, before), byDoctorAlone(doctorId)).toSorted()).toEqual(after.toSorted());
  });
});

describe('the midwives of her doctor’s hospital', () => {
  const unit = {
    label: `midwife${'a'.repeat(24)}`,
    mark: `midwifeall${'a'.repeat(24)}`,
    reach: 'readings',
    writers: new Set<string>(),
  } as const;
  const whole = { ...unit, reach: 'everything', writers: new Set(['mw']) } as const;
  const [byUnit, marked] = [`read("label:${unit.label}")`, `read("label:${unit.mark}")`];
  const readings: CareTeam = { doctorId: 'dr-b', unit };
  const everything: CareTeam = { doctorId: 'dr-b', unit: whole };
  const withDoctor = [...own, read('dr-b')];

  it.each([
    ['blood_pressure', readings, [...withDoctor, byUnit]],
    ['blood_sugar', readings, [...withDoctor, byUnit]],
    ['weight', readings, [...withDoctor, byUnit]],
    ['care_notes', readings, [...withDoctor, byUnit]],
    ['appointments', readings, withDoctor],
    ['medication_reminders', readings, withDoctor],
    ['dose_events', readings, withDoctor],
    ['symptom_checks', readings, withDoctor],
    ['medical_documents', readings, withDoctor],
    ['bloodwork_results', readings, withDoctor],
    ['appointments', everything, [...withDoctor, byUnit]],
    ['symptom_checks', everything, [...withDoctor, byUnit]],
    ['bloodwork_results', everything, [...withDoctor, byUnit]],
    ['chat_messages', everything, own],
    ['blood_pressure', noTeam, own],
  ])('read of a record in %s what the setting opens: %#', (collection, team, after) => {
    const document = held(own, { senderId: 'amina', entry: 'symptoms' });
    const grants = expectedGrants(named(collection), document, team).filter((each) => !each.startsWith('update('));
    expect(grants.toSorted()).toEqual(after.toSorted());
  });

  it('read a profile, and see in it whether everything is open', () => {
    const profile = held([read('amina'), update('amina')], { $id: 'amina' });
    const before = [read('amina'), update('amina'), read('dr-b'), byUnit];
    expect(expectedGrants(named('profiles'), profile, readings)).toEqual(before);
    expect(expectedGrants(named('profiles'), profile, everything)).toEqual([...before, marked]);
  });

  it('read a tombstone only of what they may read', () => {
    const of = (entity: string) => expectedGrants(named('tombstones'), held(own, { entity }), readings);
    expect(of('weight')).toContain(byUnit);
    expect(of('appointments')).not.toContain(byUnit);
  });

  it('read the messages between her and her doctor, and none of a former doctor', () => {
    const message = (senderId: string, doctorId: string) =>
      expectedGrants(
        named('doctor_messages'),
        held([read(senderId), remove(senderId)], { doctorId, senderId }),
        readings,
      );
    expect(message('amina', 'dr-b')).toContain(byUnit);
    expect(message('dr-b', 'dr-b')).toContain(byUnit);
    expect(message('amina', 'dr-a')).not.toContain(byUnit);
    expect(message('dr-a', 'dr-a')).not.toContain(byUnit);
  });

  it('lose their grant when the setting opens nothing', () => {
    const before = [...withDoctor, byUnit];
    expect(expectedGrants(named('weight'), held(before), byDoctorAlone('dr-b'))).toEqual(withDoctor);
  });

  const byMidwife = [read('mw'), remove('mw')];
  const note = (grants: string[], entry = 'seen') => held(grants, { doctorId: 'mw', senderId: 'mw', entry });
  const given = [...byMidwife, read('amina'), read('dr-b'), byUnit];
  it.each([
    ['reaches the patient, her doctor and the unit if everything is open', note(byMidwife), everything, given],
    ['reaches no one if only readings are open', note(byMidwife), readings, byMidwife],
    ['sets no limits', note(byMidwife, 'limits'), everything, byMidwife],
    [
      'stays where it was when she has left',
      note(given),
      { ...everything, unit: { ...whole, writers: new Set() } },
      given,
    ],
    [
      'stays with patient and doctor when the setting opens nothing',
      note(given),
      byDoctorAlone('dr-b'),
      given.slice(0, -1),
    ],
    ['stays with the patient alone when she has no doctor', note(given), noTeam, [...byMidwife, read('amina')]],
  ] satisfies [string, ServerDocument, CareTeam, string[]][])('a note of a midwife %s', (_, document, team, after) => {
    expect(expectedGrants(named('care_notes'), document, team).toSorted()).toEqual(after.toSorted());
  });
});
