import type { SourceKey } from '@/clinical/rules/sources.ts';
import type { AppointmentType } from '@/model/records/appointment.ts';

/** One thing to do. It opens a form of the app that is filled in as far as possible. */
export type WeekTask =
  | {
      readonly form: 'visit';
      readonly text: string;
      /** A listed kind, or a few words for something that is done on a day, as "Pack the bag". */
      readonly kind: AppointmentType | (string & {});
      readonly question?: string;
    }
  /** A medicine or supplement. Its dose is never filled in: she types what her prescriber wrote. */
  | { readonly form: 'reminder'; readonly text: string; readonly medicine: string };

/** The long text of one week, in English only. */
export interface WeekPage {
  /** Completed weeks of pregnancy, or the week after birth (1 is days 0 to 6). */
  readonly week: number;
  readonly body: string;
  readonly feel: string;
  readonly act: string;
  readonly ask: string;
  readonly tasks: readonly [WeekTask, WeekTask, WeekTask];
  /** Sections of the clinical rules that the text follows. */
  readonly rules: readonly string[];
  readonly sources: readonly SourceKey[];
}

export const visit = (kind: AppointmentType, text: string, question?: string): WeekTask => ({
  form: 'visit',
  kind,
  text,
  ...(question !== undefined && { question }),
});

/** Something that is done on a day and is no visit; `name` has at most 64 characters. */
export const plan = (name: string, text: string): WeekTask => ({ form: 'visit', kind: name, text });

export const medicine = (name: string, text: string): WeekTask => ({ form: 'reminder', medicine: name, text });

/** Every week follows the table of section 7; a page adds what else it needs. */
export const baseRules = ['7'] as const;
export const baseSources = ['MOUNT-SINAI', 'WHO-DAK', 'NICE-NG201'] as const satisfies readonly SourceKey[];
