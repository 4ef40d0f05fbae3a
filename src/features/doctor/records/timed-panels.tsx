import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ContractionChart } from '@/app/timers/contraction-chart.tsx';
import { contractionRows } from '@/app/timers/contraction-rows.ts';
import { byDay } from '@/app/timers/by-day.ts';
import { MovementRow } from '@/app/timers/movement-row.tsx';
import { minutesOf, tapeLength } from '@/app/timers/movement-tape.ts';
import type { PatientContraction, PatientMovementCount, PatientTimed } from '@/sync/api/doctor/patient-records.ts';
import { MoreButton } from '@/features/doctor/elements/more-button.tsx';
import { Panel } from '@/features/doctor/elements/panel.tsx';
import { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';
import timers from '@/app/timers/timers.module.css';

/** Counts of movements, and half hours of contractions, that are shown at first. */
const STEP = 6;

interface TimedPanelsProps {
  timed: PatientTimed;
  now: number;
}

/** What the patient has counted and timed herself; a panel that would be empty is not shown. */
export function TimedPanels({ timed: { movements, contractions }, now }: TimedPanelsProps) {
  return (
    <>
      {contractions.length > 0 && <ContractionsPanel contractions={contractions} />}
      {movements.length > 0 && <MovementsPanel movements={movements} now={now} />}
    </>
  );
}

function MovementsPanel({ movements, now }: { movements: readonly PatientMovementCount[]; now: number }) {
  const intl = useIntl();
  const words = useDoctorWords();
  const [most, setMost] = useState(STEP);
  const shown = movements.slice(0, most);
  const tape = tapeLength(shown.map(minutesOf));
  return (
    <Panel
      title={intl.formatMessage({ id: 'doctor.movements.title' })}
      detail={intl.formatMessage({ id: 'doctor.timed.detail' })}
    >
      <ol className={timers.rows}>
        {shown.map((count, index) => (
          <MovementRow
            key={count.id}
            count={count}
            tape={tape}
            hasFigures={index === shown.length - 1}
            when={words.when(Date.parse(count.recordedAt), now)}
          />
        ))}
      </ol>
      <MoreButton hidden={movements.length - most} step={STEP} onMore={() => setMost(most + STEP)} />
    </Panel>
  );
}

function ContractionsPanel({ contractions }: { contractions: readonly PatientContraction[] }) {
  const intl = useIntl();
  const [most, setMost] = useState(STEP);
  const rows = contractionRows(contractions);
  const from = rows[Math.min(most, rows.length) - 1]?.from ?? 0;
  const shown = contractions.filter(({ recordedAt }) => Date.parse(recordedAt) >= from);
  return (
    <Panel
      title={intl.formatMessage({ id: 'doctor.contractions.title' })}
      detail={intl.formatMessage({ id: 'doctor.timed.detail' })}
    >
      {byDay(shown).map(({ day, records }) => (
        <section key={day}>
          <h3 className={timers.day}>{intl.formatDate(day, { weekday: 'short', day: 'numeric', month: 'short' })}</h3>
          <ContractionChart contractions={records} />
        </section>
      ))}
      <MoreButton hidden={rows.length - most} step={STEP} onMore={() => setMost(most + STEP)} />
    </Panel>
  );
}
