import type { RxJsonSchema } from 'rxdb';
import type { checkTiers } from '@/model/records/symptom-check.ts';
import type { TimerState } from '@/model/timers/running-timer.ts';

/**
 * The user's answers on the alert card of one reading, and when she closed it. Local only; answers are also sent as care
 * notes. A row of a timer has the timer that runs: RxDB allows no further collection.
 */
export interface AlertRow {
  readingId: string;
  userId: string;
  /** Ids of blood pressure symptoms or blood sugar signs, as offered on the card. */
  symptoms: string[];
  acknowledgedAt: string | null;
  /** The tier of the card when it was closed; a higher tier opens it again. Absent in rows of older versions. */
  acknowledgedTier?: (typeof checkTiers)[number] | null;
  /** In the row of a timer, see `running-timers.ts`. */
  timer?: TimerState | null;
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
    timer: { type: ['object', 'null'] },
  },
  required: ['readingId', 'userId'],
  encrypted: ['symptoms', 'acknowledgedAt', 'acknowledgedTier', 'timer'],
};
