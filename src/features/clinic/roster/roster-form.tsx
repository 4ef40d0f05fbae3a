import { useState } from 'react';
import { useIntl } from 'react-intl';
import { onCallAt, weekdays, type Hours, type OnCallPlan, type Weekday } from '@/model/clinic/on-call.ts';
import { MAX_EXCEPTION_LINES, MAX_WEEK_LINES } from '@/model/clinic/roster.ts';
import { isClockTime } from '@/model/schema/field.ts';
import { toInstant } from '@/model/time/instant.ts';
import { localTimeIn } from '@/model/time/zone-wall-clock.ts';
import { saveRoster } from '@/sync/api/clinic/roster.ts';
import type { ListedHospital } from '@/sync/api/directory/hospitals.ts';
import { Button } from '@/ui/controls/button.tsx';
import { SelectField, type Option } from '@/ui/controls/select-field.tsx';
import { DateField } from '@/ui/dates/date-field.tsx';
import { FailureMessage, SuccessMessage } from '@/ui/feedback/live-region.tsx';
import { useNow } from '@/ui/hooks/use-now.ts';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { useClinicAction } from '@/features/clinic/use-clinic-action.ts';
import { GapList } from './gap-list.tsx';
import { HoursList } from './hours-list.tsx';
import { useDayNames } from './use-day-names.ts';
import clinic from '@/features/clinic/clinic.module.css';
import styles from './roster.module.css';

const isComplete = ({ from, to, userId }: Hours): boolean => isClockTime(from) && isClockTime(to) && userId !== '';

/** The shifts that can be counted already. */
const completeOf = (plan: OnCallPlan): OnCallPlan => ({
  ...plan,
  week: plan.week.filter(isComplete),
  exceptions: plan.exceptions.map(({ date, hours }) => ({ date, hours: hours.filter(isComplete) })),
});
const areAllComplete = ({ week, exceptions }: OnCallPlan): boolean =>
  [...week, ...exceptions.flatMap(({ hours }) => hours)].every(isComplete);
const isShort = ({ week, exceptions }: OnCallPlan): boolean =>
  week.length <= MAX_WEEK_LINES &&
  exceptions.reduce((lines, { hours }) => lines + Math.max(1, hours.length), 0) <= MAX_EXCEPTION_LINES;

interface RosterFormProps {
  hospital: ListedHospital;
  held: OnCallPlan;
  doctors: readonly Option[];
  isSaved: boolean;
  /** True after a save, false after a change. */
  onSaved: (isSaved: boolean) => void;
}

/** The week, the exceptions by date, and the gaps that they leave; saved together. */
export function RosterForm({ hospital, held, doctors, isSaved, onSaved }: RosterFormProps) {
  const intl = useIntl();
  const now = useNow(60_000);
  const { dayName, dateName } = useDayNames();
  const { run, isBusy, trouble } = useClinicAction();
  const [plan, setPlan] = useState(held);
  const [date, setDate] = useState('');
  const [isRefused, setRefused] = useState(false);
  const today = localTimeIn(plan.timeZone, toInstant(now)).slice(0, 10);
  const change = (changes: Partial<OnCallPlan>) => {
    setRefused(false);
    onSaved(false);
    setPlan((before) => ({ ...before, ...changes }));
  };
  const setDay = (day: Weekday, hours: readonly Hours[]) =>
    change({ week: [...plan.week.filter((each) => each.day !== day), ...hours.map((each) => ({ ...each, day }))] });
  const setException = (on: string, hours: readonly Hours[]) =>
    change({ exceptions: plan.exceptions.map((each) => (each.date === on ? { date: on, hours } : each)) });
  const nameOf = (id: string) => doctors.find(({ value }) => value === id)?.label;
  const complete = completeOf(plan);
  const onCall = onCallAt(complete, now).map((id) => nameOf(id) ?? intl.formatMessage({ id: 'roster.who.left' }));
  const zones = [...new Set([plan.timeZone, ...Intl.supportedValuesOf('timeZone')])];
  const isNewDate = date >= today && !plan.exceptions.some((each) => each.date === date);

  async function save(): Promise<void> {
    if (!areAllComplete(plan) || !isShort(plan)) return setRefused(true);
    if (await run(() => saveRoster(hospital.id, plan, today))) onSaved(true);
  }

  return (
    <div className={clinic.stack}>
      <p>{intl.formatMessage({ id: 'roster.text' })}</p>
      <p>
        {onCall.length === 0
          ? intl.formatMessage({ id: 'roster.now.none' })
          : intl.formatMessage({ id: 'roster.now' }, { names: intl.formatList(onCall) })}
      </p>
      <SelectField
        label={intl.formatMessage({ id: 'roster.zone' })}
        hint={intl.formatMessage({ id: 'roster.zone.hint' })}
        value={plan.timeZone}
        options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        onChange={(timeZone) => change({ timeZone })}
      />
      <SectionTitle>{intl.formatMessage({ id: 'roster.week' })}</SectionTitle>
      {weekdays.map((day) => (
        <section key={day} className={clinic.stack}>
          <h3 className={styles.name}>{dayName(day)}</h3>
          <HoursList
            name={dayName(day)}
            hours={plan.week.filter((each) => each.day === day)}
            doctors={doctors}
            onChange={(hours) => setDay(day, hours)}
          />
        </section>
      ))}
      <SectionTitle>{intl.formatMessage({ id: 'roster.exceptions' })}</SectionTitle>
      <p className={clinic.quiet}>{intl.formatMessage({ id: 'roster.exceptions.text' })}</p>
      {plan.exceptions.map(({ date: on, hours }) => (
        <section key={on} className={clinic.stack}>
          <h3 className={styles.name}>{dateName(on)}</h3>
          {hours.length === 0 && <p className={clinic.quiet}>{intl.formatMessage({ id: 'roster.exception.none' })}</p>}
          <HoursList name={dateName(on)} hours={hours} doctors={doctors} onChange={(next) => setException(on, next)} />
          <div>
            <Button
              tone="quiet"
              icon="trash"
              onClick={() => change({ exceptions: plan.exceptions.filter((each) => each.date !== on) })}
            >
              {intl.formatMessage({ id: 'roster.exception.remove' }, { day: dateName(on) })}
            </Button>
          </div>
        </section>
      ))}
      <DateField
        label={intl.formatMessage({ id: 'roster.exception.date' })}
        min={today}
        value={date}
        onChange={setDate}
      />
      {isNewDate && (
        <Button
          tone="secondary"
          icon="plus"
          onClick={() => {
            change({
              exceptions: [...plan.exceptions, { date, hours: [] }].toSorted((a, b) => a.date.localeCompare(b.date)),
            });
            setDate('');
          }}
        >
          {intl.formatMessage({ id: 'roster.exception.add' })}
        </Button>
      )}
      <GapList plan={complete} standing={nameOf(hospital.onCallId ?? '') ?? ''} />
      {trouble && <FailureMessage alert>{trouble}</FailureMessage>}
      {isRefused && (
        <FailureMessage alert>
          {isShort(plan)
            ? intl.formatMessage({ id: 'roster.incomplete' })
            : intl.formatMessage({ id: 'roster.long' }, { week: MAX_WEEK_LINES, dates: MAX_EXCEPTION_LINES })}
        </FailureMessage>
      )}
      <div role="status">
        {isSaved && <SuccessMessage>{intl.formatMessage({ id: 'clinic.saved' })}</SuccessMessage>}
      </div>
      <Button wide large busy={isBusy} onClick={() => void save()}>
        {intl.formatMessage({ id: 'clinic.save' })}
      </Button>
    </div>
  );
}
