import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { usePersistentState } from '@/app/forms/use-persistent-state.ts';
import { phaseAt } from './phase-at.ts';
import { useClock } from './use-clock.ts';
import styles from './games.module.css';

const paces = { even: [4000, 4000], long: [4000, 6000] } as const;
/** Survives a reload. */
interface BreathingState {
  readonly pace: keyof typeof paces;
  /** ms since 1970; null while nothing runs. */
  readonly startedAt: number | null;
}
const initialState: BreathingState = { pace: 'long', startedAt: null };
/** An exercise ends after this time, also after a reload. */
const MAX_DURATION_MS = 30 * 60_000;

/** A circle that grows and shrinks; with reduced motion only the words and the seconds. */
export function Breathing() {
  const intl = useIntl();
  const [{ pace, startedAt } = initialState, setState] = usePersistentState('breathing', initialState);
  const now = useClock(startedAt !== null);
  const { phase, left } = phaseAt(startedAt === null ? 0 : Math.max(0, now - startedAt), paces[pace]);
  const isRunning = startedAt !== null && now - startedAt < MAX_DURATION_MS;
  const toggle = () => {
    const next = isRunning ? null : Date.now();
    setState((before) => ({ ...before, startedAt: next }));
  };
  return (
    <>
      <div className={styles.pacer}>
        <div
          className={isRunning && phase === 0 ? styles.wide : styles.narrow}
          style={{ transitionDuration: `${paces[pace][phase] ?? 0}ms` }}
        />
        {isRunning && (
          <p className={styles.phase} role="status">
            <FormattedMessage id={phase === 0 ? 'games.in' : 'games.out'} />
            <span aria-hidden="true">{Math.ceil(left / 1000)}</span>
          </p>
        )}
      </div>
      <ChoiceChips
        legend={<FormattedMessage id="games.pace" />}
        always
        options={(['even', 'long'] as const).map((value) => ({
          value,
          label: intl.formatMessage({ id: `games.pace.${value}` }),
        }))}
        chosen={[pace]}
        onChange={([value]) => value && setState((before) => ({ ...before, pace: value }))}
      />
      <Button wide large onClick={toggle}>
        <FormattedMessage id={isRunning ? 'games.stop' : 'games.start'} />
      </Button>
      <p className={styles.hint}>
        <FormattedMessage id="games.breathing.hint" />
      </p>
    </>
  );
}
