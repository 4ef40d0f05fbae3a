import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { usePersistentState } from '@/app/forms/use-persistent-state.ts';
import { phaseAt } from './phase-at.ts';
import { useClock } from './use-clock.ts';
import styles from './games.module.css';

const ROUNDS = 10;
/** Lengths in seconds; the user and her midwife decide which one is right. */
const lengths = ['3', '5', '10'] as const;

/** Survives a reload. */
interface ExerciseState {
  readonly length: (typeof lengths)[number];
  /** ms since 1970; null while nothing runs. */
  readonly startedAt: number | null;
}
const initialState: ExerciseState = { length: '5', startedAt: null };
/** An exercise ends after this time, also after a reload. */
const MAX_DURATION_MS = 10 * 60_000;

/** Alternates squeeze and rest of equal length. */
export function PelvicFloor() {
  const intl = useIntl();
  const [state = initialState, setState] = usePersistentState('pelvic floor', initialState);
  const { length } = state;
  const now = useClock(state.startedAt !== null);
  const startedAt = state.startedAt !== null && now - state.startedAt < MAX_DURATION_MS ? state.startedAt : null;
  const hold = Number(length) * 1000;
  const { phase, left, round } = phaseAt(startedAt === null ? 0 : Math.max(0, now - startedAt), [hold, hold]);
  const isOver = startedAt !== null && round >= ROUNDS;
  const isRunning = startedAt !== null && !isOver;
  const toggle = () => {
    const next = isRunning ? null : Date.now();
    setState((before) => ({ ...before, startedAt: next }));
  };
  return (
    <>
      <p className={styles.big} role="status">
        {isRunning && <FormattedMessage id={phase === 0 ? 'games.squeeze' : 'games.rest'} />}
        {isOver && <FormattedMessage id="games.pelvic.done" />}
      </p>
      {isRunning && (
        <p className={styles.seconds} aria-hidden="true">
          {Math.ceil(left / 1000)}
        </p>
      )}
      {isRunning && (
        <p className={styles.hint}>
          <FormattedMessage id="games.rounds" values={{ round: round + 1, rounds: ROUNDS }} />
        </p>
      )}
      <ChoiceChips
        legend={<FormattedMessage id="games.pelvic.hold" />}
        always
        options={lengths.map((value) => ({
          value,
          label: intl.formatMessage({ id: 'games.seconds' }, { seconds: Number(value) }),
        }))}
        chosen={[length]}
        onChange={([value]) => value && setState((before) => ({ ...before, length: value }))}
      />
      <Button wide large onClick={toggle}>
        <FormattedMessage id={isRunning ? 'games.stop' : 'games.start'} />
      </Button>
      <p className={styles.hint}>
        <FormattedMessage id="games.pelvic.hint" />
      </p>
    </>
  );
}
