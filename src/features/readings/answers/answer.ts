import type { MessageId } from '@/i18n/messages/en.ts';
import type { Reading } from '@/model/records/reading.ts';
import type { TestLine } from '@/clinical/glucose/glucose-test.ts';
import type { OwnLimits } from '@/clinical/care/care-notes.ts';
import type { Tier } from '@/clinical/rules/acuity-tier.ts';

/** What a reading asks for, in one shape for all kinds: what the card shows. */
export interface Answer {
  readonly reading: Reading;
  /** The numbers on the card: those of the reading that decided. */
  readonly decidedBy: Reading;
  readonly tier: Tier | null;
  readonly headingId: MessageId | null;
  readonly textIds: readonly MessageId[];
  /** The published thresholds beside a value of a glucose test: information, never a verdict. */
  readonly testLines: readonly TestLine[];
  /** Another measurement is asked for, minutes counted from the instant `since`. */
  readonly repeat: { readonly from: number; readonly until: number; readonly since: string } | null;
  /** Hours after which to measure once more. */
  readonly rechecks: readonly number[];
  /** Ids of the symptoms offered on the card, and those chosen. */
  readonly asked: readonly string[];
  readonly chosen: readonly string[];
  /** Whether a blood pressure is needed to judge this reading. */
  readonly askPressure: boolean;
  /** What her doctor set for her, where the answer was compared with it. */
  readonly limits: OwnLimits | null;
}
