import { useIntl } from 'react-intl';
import type { PlannedDose } from '@/clinical/medicines/adherence.ts';
import { classNames } from '@/ui/styles/class-names.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { doseElementId, isLate } from './dose-groups.ts';
import styles from './dose-pills.module.css';
import { doseKey } from './use-snooze.ts';

interface DosePillsProps {
  /** Of today, in the order they are due. */
  doses: readonly PlannedDose[];
  now: number;
  onTake: (dose: PlannedDose) => void;
}

type PillState = 'taken' | 'skipped' | 'missed' | 'late' | 'due' | 'upcoming';

const stateOf = (dose: PlannedDose, now: number): PillState =>
  dose.standing === 'due' && isLate(dose, now) ? 'late' : dose.standing;

const icons = {
  taken: 'check',
  skipped: 'close',
  missed: 'alert',
  late: 'clock',
  due: 'bell',
  upcoming: null,
} as const;

/** Moves the focus to the card or the row of a dose, where its answers and its Undo are. */
const goTo = (dose: PlannedDose) => document.getElementById(doseElementId(dose))?.focus();

/**
 * The doses of today in one row. A tap on a dose that is due now marks it as taken. A tap on any other goes to its card
 * or row: a late or missed dose has advice to read first, and a double tap must not take an answer back.
 */
export function DosePills({ doses, now, onTake }: DosePillsProps) {
  const intl = useIntl();
  if (doses.length === 0) return null;
  return (
    <div role="group" aria-label={intl.formatMessage({ id: 'reminders.pills' })} className={styles.pills}>
      {doses.map((dose) => {
        const state = stateOf(dose, now);
        const icon = icons[state];
        const label = intl.formatMessage(
          { id: `reminders.pill.${state}` },
          { time: dose.time, medicine: dose.reminder.medicationName },
        );
        return (
          <button
            key={doseKey(dose)}
            type="button"
            className={classNames(styles.pill, styles[state])}
            aria-label={label}
            onClick={() => (state === 'due' ? onTake(dose) : goTo(dose))}
          >
            {icon && <Icon name={icon} size={20} />}
            <span className={styles.time}>{dose.time}</span>
            <span className={styles.medicine}>{dose.reminder.medicationName}</span>
          </button>
        );
      })}
    </div>
  );
}
