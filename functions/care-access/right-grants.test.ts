import { describe, expect, it } from 'vitest';
import { recordTypes, sharedWithDoctor } from '../../src/model/collections.ts';
import { localCollections } from '../../src/model/local-collection.ts';
import type { RecordType } from '../../src/model/record.ts';
import { isForeignProfile } from './foreign-profile.ts';
import type { HeldDocument } from './held-document.ts';
import { areSameGrants, personalRecords, rightGrants, verifiedOwner } from './right-grants.ts';

const named = (collection: string): RecordType => {
  const found = recordTypes.find((type) => type.collection === collection);
  if (!found) throw new Error(collection);
  return found;
};
const held = ($permissions: string[], fields: Record<string, unknown> = {}): HeldDocument => ({
  $id: 'r1',
  $updatedAt: '2026-11-21T08:00:00.000+00:00',
  userId: 'amina',
  ...fields,
  $permissions,
});
const read = (user: string) => `read("user:${user}")`;
const update = (user: string) => `update("user:${user}")`;
const remove = (user: string) => `delete("user:${user}")`;
const own = [read('amina'), remove('amina')];

describe('the records that nobody else may see', () => {
  it('are all that a phone keeps, all that a doctor may be shown, and tombstones', () => {
    const kept = Object.values(localCollections).flatMap((local) => Object.values<RecordType>(local.records));
    expect(personalRecords).toEqual(expect.arrayContaining([...kept, ...sharedWithDoctor]));
    expect(personalRecords.map((type) => type.collection)).not.toContain('forum_topics');
    expect(personalRecords.map((type) => type.collection)).not.toContain('function_state');
  });
});

describe('the right grants of a reading', () => {
  it.each([
    ['without a doctor are the owner’s', own, null, own],
    ['let the doctor read and no more', own, 'dr-b', [...own, read('dr-b')]],
    ['lose an update that a reading never has', [...own, update('amina')], null, own],
    ['lose everybody', [...own, 'read("any")'], null, own],
    ['lose all signed-in users', [...own, 'read("users")'], 'dr-b', [...own, read('dr-b')]],
    ['lose a label', [...own, 'read("label:doctor")'], null, own],
    ['lose the doctor before', [...own, read('dr-a')], 'dr-b', [...own, read('dr-b')]],
    ['lose the doctor when there is none any more', [...own, read('dr-a')], null, own],
    ['get the owner’s read back', [remove('amina')], null, own],
  ])('%s', (_, before, doctorId, after) => {
    expect(rightGrants(named('blood_pressure'), held(before), doctorId).toSorted()).toEqual(after.toSorted());
  });

  it('give a doctor nothing of a record that names a victim but belongs to its writer', () => {
    const forged = held([read('mallory'), remove('mallory')], { userId: 'amina' });
    expect(verifiedOwner(named('weight'), forged)).toBeUndefined();
    expect(rightGrants(named('weight'), forged, 'dr-b')).toEqual([read('mallory'), remove('mallory')]);
  });

  it('take a forged record out of everybody’s sight', () => {
    const forged = held(['read("users")', 'read("any")', remove('mallory')]);
    expect(rightGrants(named('weight'), forged, 'dr-b')).toEqual([remove('mallory')]);
  });

  it('do not change when they are right already', () => {
    for (const type of personalRecords.filter((each) => each.collection !== 'doctor_messages')) {
      const first = rightGrants(type, held([...own, update('amina')], { $id: 'amina', entity: 'weight' }), 'dr-b');
      const again = rightGrants(type, held(first, { $id: 'amina', entity: 'weight' }), 'dr-b');
      expect(areSameGrants(first, again), type.collection).toBe(true);
    }
  });
});

describe('what a doctor never gets to read', () => {
  it.each(['chat_messages', 'bookmarked_messages', 'bookmarked_products', 'votes'])('%s', (collection) => {
    const grants = rightGrants(named(collection), held(own), 'dr-b');
    expect(grants).not.toContain(read('dr-b'));
  });

  it('a tombstone of what was never shown to him', () => {
    const type = named('tombstones');
    expect(rightGrants(type, held(own, { entity: 'chat_messages' }), 'dr-b')).toEqual(own);
    expect(rightGrants(type, held(own, { entity: 'weight' }), 'dr-b')).toEqual([...own, read('dr-b')]);
  });
});

describe('a profile', () => {
  const type = named('profiles');
  it('belongs to the account of its id', () => {
    const profile = held([read('amina'), update('amina')], { $id: 'amina' });
    expect(rightGrants(type, profile, 'dr-b')).toEqual([read('amina'), update('amina'), read('dr-b')]);
  });

  it('says nothing when another account made it, whatever it claims', () => {
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
  ])('with %s is in the way of its owner: %#', (_, grants, writer, expected) => {
    expect(isForeignProfile(held(grants, { $id: 'amina' }), writer)).toBe(expected);
  });
});

describe('a message', () => {
  const type = named('doctor_messages');
  const message = (sender: string, grants: string[], fields = {}) =>
    held(grants, { doctorId: 'dr-b', senderId: sender, ...fields });
  const byDoctor = [read('dr-b'), remove('dr-b')];

  it.each([
    ['of a patient is read by her doctor', 'amina', own, 'dr-b', [...own, read('dr-b')]],
    ['of a patient to a doctor who is not hers stays with her', 'amina', own, 'dr-a', own],
    ['of a patient leaves the sight of a doctor who was hers', 'amina', [...own, read('dr-b')], null, own],
    ['of her doctor is read by the patient', 'dr-b', byDoctor, 'dr-b', [...byDoctor, read('amina')]],
    ['of a doctor who is not hers does not reach her', 'dr-b', byDoctor, 'dr-a', byDoctor],
    [
      'of a doctor who was hers stays readable to her',
      'dr-b',
      [...byDoctor, read('amina')],
      null,
      [...byDoctor, read('amina')],
    ],
    [
      'under a false sender goes nowhere',
      'dr-b',
      [read('mallory'), remove('mallory')],
      'dr-b',
      [read('mallory'), remove('mallory')],
    ],
    [
      'of a third person goes nowhere',
      'mallory',
      [read('mallory'), remove('mallory')],
      'dr-b',
      [read('mallory'), remove('mallory')],
    ],
  ])('%s', (_, sender, before, doctorId, after) => {
    expect(rightGrants(type, message(sender, before), doctorId).toSorted()).toEqual(after.toSorted());
  });
});
