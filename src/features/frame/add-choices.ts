import { isFromWeek, type Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import { linkToForm } from '@/app/forms/planned-entry.ts';
import { toolPaths } from '@/app/settings/tool-paths.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { DEFAULT_APPOINTMENT_TYPE } from '@/model/records/appointment.ts';
import { readingKinds } from '@/model/records/reading-kinds.ts';
import type { IconName } from '@/ui/media/icon.tsx';

export interface AddChoice {
  readonly to: string;
  readonly state?: unknown;
  readonly icon: IconName;
  /** The short word on the tile. */
  readonly word: MessageId;
  /** The whole sentence, where the word alone does not say what the tile does. */
  readonly name?: MessageId;
}

const kindIcons = { bloodPressure: 'heart-pulse', bloodSugar: 'drop', weight: 'scale' } as const;

/** From these weeks on the kick counter and the contraction timer are offered. */
const KICKS_FROM = 28;
const CONTRACTIONS_FROM = 37;

/** Whether the pregnancy is known to have reached a week. */
const hasReached = (stage: Stage, week: number): boolean => stage.kind === 'pregnant' && isFromWeek(stage, week);

/** What can be added at this stage from the page at `pathname`. A reading is added on Today, or on the list of readings if it is open. */
export function addChoices(stage: Stage, pathname: string): readonly AddChoice[] {
  const page = pathname === '/readings' ? pathname : '/dashboard';
  return [
    ...readingKinds.map((kind): AddChoice => ({
      to: `${page}?add=${kind}`,
      icon: kindIcons[kind],
      word: `readings.kind.${kind}`,
      name: `readings.add.${kind}`,
    })),
    { to: '/schecker', icon: 'list-check', word: 'more.add.symptom' },
    ...(hasReached(stage, KICKS_FROM)
      ? [{ to: toolPaths.kicks, icon: 'activity', word: 'more.add.kicks' } as const]
      : []),
    ...(hasReached(stage, CONTRACTIONS_FROM)
      ? [{ to: toolPaths.contractions, icon: 'clock', word: 'more.add.contractions' } as const]
      : []),
    {
      ...linkToForm({ form: 'visit', kind: DEFAULT_APPOINTMENT_TYPE, date: '' }),
      icon: 'calendar',
      word: 'more.add.visit',
    },
    { ...linkToForm({ form: 'reminder', medicine: '' }), icon: 'pill', word: 'more.add.medicine' },
    { ...linkToForm({ form: 'document' }), icon: 'document', word: 'more.add.document' },
  ];
}
