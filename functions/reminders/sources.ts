import type { NotificationKind } from '../../src/model/reminders/reminder-notification.ts';
import { doseSource } from './dose-source.ts';
import type { Scheduled, Source } from './source.ts';
import { appointmentSource } from './appointment-source.ts';

/** A source of unknown record type: its records may only be passed back to the same source. */
export type AnySource = Source<Scheduled>;

export const sources = [doseSource, appointmentSource] as unknown as readonly AnySource[];

/** The source of a dose or a visit. The steps of an alarm have their own way, see `escalate-alarms.ts`. */
export const sourceOf = (kind: NotificationKind): AnySource =>
  (kind === 'dose' || kind === 'again' ? doseSource : appointmentSource) as unknown as AnySource;
