import { choice, decimal, encrypted, id, instant, required, text, type Values } from '@/model/schema/field.ts';
import { issue } from '@/model/schema/issue.ts';
import { ownedRecord } from '@/model/schema/record.ts';

export const weightUnits = ['kg', 'lb'] as const;
export type WeightUnit = (typeof weightUnits)[number];

/** One pound in kilograms, exactly (clinical rules 3.1). */
export const KG_PER_LB = 0.45359237;
export const toKg = (weight: number, unit: WeightUnit): number => (unit === 'kg' ? weight : weight * KG_PER_LB);

/** Limits in kg (clinical rules 3.1). Pounds are converted exactly and checked against the same limits. */
const MIN_KG = 25;
const MAX_KG = 350;

export const weight = ownedRecord({
  collection: 'weight',
  title: 'weight',
  conflict: 'append-only',
  fields: {
    userId: required(id()),
    weight: required(decimal(MIN_KG, MAX_KG / KG_PER_LB)),
    unit: required(choice(weightUnits)),
    recordedAt: required(instant()),
    note: encrypted(text(1000)),
  },
  indexes: [{ type: 'key', on: ['userId', 'recordedAt'] }],
  check: ({ weight: value, unit }) => {
    const kg = toKg(value, unit);
    const perUnit = unit === 'kg' ? 1 : KG_PER_LB;
    if (kg < MIN_KG) return [issue('weight', 'below', { limit: Math.ceil(MIN_KG / perUnit) })];
    if (kg > MAX_KG) return [issue('weight', 'above', { limit: Math.floor(MAX_KG / perUnit) })];
    return [];
  },
});
export type Weight = Values<typeof weight.fields>;
