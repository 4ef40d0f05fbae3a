import { describe, expect, it } from 'vitest';
import { readingDescriptors, readingKinds, readNumberOf, type SingleNumber } from './reading-kinds.ts';
import { readingTypes } from './reading.ts';

describe.each(readingKinds)('the descriptor of %s', (kind) => {
  const { collection, number }: { collection: string; number: SingleNumber | null } = readingDescriptors[kind];
  const { fields, collection: ofRecord } = readingTypes[kind];

  it('names the collection of its record', () => {
    expect(collection).toBe(ofRecord);
  });

  it('names a number that the record has, and every unit in which the record is stored', () => {
    if (!number) return;
    expect(fields).toHaveProperty(number.field);
    const stored: readonly string[] | undefined = 'unit' in fields ? fields.unit.attribute.elements : undefined;
    expect(Object.keys(number.units)).toEqual(stored ?? [expect.any(String)]);
  });
});

it('a single number is read with its unit', () => {
  const weight = { kind: 'weight', weight: 68.5, unit: 'lb' } as const;
  expect(readNumberOf(weight)).toMatchObject({ value: 68.5, unit: 'lb' });
  const pressure = { kind: 'bloodPressure', systolic: 118, diastolic: 76 } as const;
  expect(readNumberOf(pressure)).toBeNull();
});
