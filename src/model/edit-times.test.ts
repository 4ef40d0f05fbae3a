import { describe, expect, it } from 'vitest';
import { recordTypes } from './collections.ts';

import { editFields, editMarks, editTimesOf, editTimesText, isAboutEdits } from './edit-times.ts';
import { toInstant } from './instant.ts';
import { profile } from './profile.ts';

describe('the marks of an edit', () => {
  const made = { name: 'Amina', ...editMarks(profile, {}, { name: 'Amina' }, 1_000) };

  it('give a time to the fields that change, and to no other', () => {
    const marks = editMarks(profile, made, { name: 'Amina', age: 30, dietaryPreferences: [] }, 2_000);
    expect(editTimesOf(marks)).toEqual({ name: 1_000, age: 2_000 });
    expect(marks.editedAt).toBe(toInstant(2_000));
  });

  it('are later than what they replace, also under a clock that was set back', () => {
    const marks = editMarks(profile, made, { name: 'A.' }, 10);
    expect(editTimesOf(marks)).toEqual({ name: 1_001 });
    expect(marks.editedAt).toBe(toInstant(1_001));
  });

  it('are later than an edit that she takes back before it came into the record, whose field keeps its value', () => {
    const undoing = (now: number) => editTimesOf(editMarks(profile, made, {}, now, { profilePhotoId: 2_000 }));
    expect(undoing(3_000)).toEqual({ name: 1_000, profilePhotoId: 3_000 });
    expect(undoing(10)).toEqual({ name: 1_000, profilePhotoId: 2_001 });
  });

  it('do not carry a wrong clock from one field to another', () => {
    const wrong = { ...made, ...editMarks(profile, made, { name: 'A.' }, 9_000_000) };
    expect(editTimesOf(editMarks(profile, wrong, { age: 30 }, 3_000))).toEqual({ name: 9_000_000, age: 3_000 });
  });

  it.each(['', 'null', '[1', '{"name":"soon"}', '7'])('are read as none from %j', (editTimes) => {
    expect(editTimesOf({ editTimes })).toEqual({});
  });

  it.each(recordTypes.filter(({ conflict }) => conflict === 'per-field').map((record) => [record.title, record]))(
    'of every field of a %s fit',
    (_, { fields }) => {
      const names = Object.keys(fields).filter((name) => !isAboutEdits(name));
      expect(fields).toMatchObject(editFields);
      const longest = editTimesText(Object.fromEntries(names.map((name) => [name, Date.UTC(2200, 0)]))) ?? '';
      expect(longest.length).toBeLessThan((editFields.editTimes.attribute.size ?? 0) / 2);
    },
  );
});
