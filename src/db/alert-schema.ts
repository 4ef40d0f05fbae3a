import type { RxJsonSchema } from 'rxdb';
import type { checkTiers } from '@/model/symptom-check.ts';

/** What the user answered on the card of one reading, and when she closed it. Stays on this phone; answers also travel, as care notes. */
export interface AlertRow {
  readingId: string;
  userId: string;
  /** Ids of symptoms of pressure or of signs of sugar, as the card offered them. */
  symptoms: string[];
  acknowledgedAt: string | null;
  /** How urgent the card was that she closed: what later asks for more opens again. Absent where it was not noted. */
  acknowledgedTier?: (typeof checkTiers)[number] | null;
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
    acknowledgedTier: { type: ['string', 'null'] },
  },
  required: ['readingId', 'userId'],
  encrypted: ['symptoms', 'acknowledgedAt', 'acknowledgedTier'],
};
