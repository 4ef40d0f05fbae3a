import type { RxJsonSchema } from 'rxdb';
import type { BloodPressureSymptom } from '@/model/blood-pressure.ts';

/** What the user answered on the card of one reading, and when she closed it. Stays on this phone. */
export interface AlertRow {
  readingId: string;
  userId: string;
  symptoms: BloodPressureSymptom[];
  acknowledgedAt: string | null;
}

export const alertSchema: RxJsonSchema<AlertRow> = {
  version: 0,
  primaryKey: 'readingId',
  type: 'object',
  properties: {
    readingId: { type: 'string', maxLength: 36 },
    userId: { type: 'string', maxLength: 36 },
    symptoms: { type: 'array', items: { type: 'string' } },
    acknowledgedAt: { type: ['string', 'null'] },
  },
  required: ['readingId', 'userId'],
  encrypted: ['symptoms', 'acknowledgedAt'],
};
