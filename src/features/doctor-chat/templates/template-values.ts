import type { Dating } from '@/clinical/gestation/pregnancy-dating.ts';
import { plainName } from '@/model/account/person-name.ts';
import type { TemplateValues } from '@/model/clinic/template-placeholders.ts';
import type { Appointment } from '@/model/records/appointment.ts';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import { toInstant } from '@/model/time/instant.ts';
import { localTimeIn } from '@/model/time/zone-wall-clock.ts';

export interface TemplateFacts {
  readonly patientName: string;
  readonly doctorName: string;
  /** Null after birth, after a loss and when nothing is known. */
  readonly dating: Pick<Dating, 'weeks' | 'days' | 'isExact' | 'needsConfirmation'> | null;
  readonly visits: readonly Pick<Appointment, 'date' | 'time' | 'timeZone' | 'isCompleted' | 'isMissed'>[];
}

type Visit = TemplateFacts['visits'][number];

const isAhead = ({ date, time, timeZone, isCompleted, isMissed }: Visit, now: number): boolean =>
  !isCompleted && !isMissed && `${date} ${time}` >= localTimeIn(timeZone ?? deviceTimeZone(), toInstant(now));

function visitText(visits: TemplateFacts['visits'], locale: string, now: number): string | undefined {
  const next = visits
    .filter((visit) => isAhead(visit, now))
    .toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`))[0];
  if (!next) return undefined;
  const style = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;
  // Date and time as they are on the wall of the clinic: no zone may move them.
  return new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(
    Date.parse(`${next.date}T${next.time}Z`),
  );
}

/** Weeks that are only estimated are no value: a message must not state them. */
const weekText = ({ dating }: TemplateFacts): string | undefined => {
  if (!dating || dating.needsConfirmation) return undefined;
  return dating.isExact ? `${dating.weeks}+${dating.days}` : String(dating.weeks);
};

/** What is known for the placeholders of a template; dates in the forms of `locale`. `now` in ms since 1970. */
export const templateValues = (facts: TemplateFacts, locale: string, now: number): TemplateValues => {
  const values = {
    firstName: plainName(facts.patientName).split(' ')[0],
    doctor: plainName(facts.doctorName),
    week: weekText(facts),
    nextVisit: visitText(facts.visits, locale, now),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
};
