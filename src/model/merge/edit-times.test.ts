import { describe, expect, it } from 'vitest';
import { recordTypes } from '@/model/collections/collections.ts';

import { editFields, newEditTimes, editTimesOf, editTimesText, isEditTimeField } from './edit-times.ts';
import { toInstant } from '@/model/time/instant.ts';
import { profile } from '@/model/records/profile.ts';

describe('the times of an edit', () => {
  const made = { name: 'Amina', ...newEditTimes(profile, {}, { name: 'Amina' }, 1_000) };

  it('are set for the changed fields only', () => {
    const times = newEditTimes(profile, made, { name: 'Amina', age: 30, dietaryPreferences: [] }, 2_000);
    expect(editTimesOf(times)).toEqual({ name: 1_000, age: 2_000 });
    expect(times.editedAt).toBe(toInstant(2_000));
  });

  it('are later than the times they replace, even if a clock was set back', () => {
    const times = newEditTimes(profile, made, { name: 'A.' }, 10);
    expect(editTimesOf(times)).toEqual({ name: 1_001 });
    expect(times.editedAt).toBe(toInstant(1_001));
  });

  it('are later than a reverted edit that never reached the record, whose field keeps its value', () => {
    const revertedTimes = (now: number) => editTimesOf(newEditTimes(profile, made, {}, now, { profilePhotoId: 2_000 }));
    expect(revertedTimes(3_000)).toEqual({ name: 1_000, profilePhotoId: 3_000 });
    expect(revertedTimes(10)).toEqual({ name: 1_000, profilePhotoId: 2_001 });
  });

  it('do not spread a wrong clock from one field to others', () => {
    const wrong = { ...made, ...newEditTimes(profile, made, { name: 'A.' }, 9_000_000) };
    expect(editTimesOf(newEditTimes(profile, wrong, { age: 30 }, 3_000))).toEqual({ name: 9_000_000, age: 3_000 });
  });

  it.each(['', 'null', '[1', '{"name":"soon"}', '7'])('are empty for the invalid text %j', (editTimes) => {
    expect(editTimesOf({ editTimes })).toEqual({});
  });

  it.each(recordTypes.filter(({ conflict }) => conflict === 'per-field').map((record) => [record.title, record]))(
    'of every field of a %s fit into the field',
    (_, { fields }) => {
      const names = Object.keys(fields).filter((name) => !isEditTimeField(name));
      expect(fields).toMatchObject(editFields);
      const longest = editTimesText(Object.fromEntries(names.map((name) => [name, Date.UTC(2200, 0)]))) ?? '';
      expect(longest.length).toBeLessThan((editFields.editTimes.attribute.size ?? 0) / 2);
    },
  );
});
