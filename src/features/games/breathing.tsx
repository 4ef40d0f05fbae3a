import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/button.tsx';
import { ChoiceChips } from '@/ui/choice-chips.tsx';
import { useNote } from '@/use-note.ts';
import { phaseAt } from './phase-at.ts';
import { useClock } from './use-clock.ts';
import styles from './games.module.css';

const paces = { even: [4000, 4000], long: [4000, 6000] } as const;
/** What outlives a reload: ms since 1970, null while nothing runs. */
interface Kept {
  readonly pace: keyof typeof paces;
  readonly startedAt: number | null;
}
const still: Kept = { pace: 'long', startedAt: null };
/** Whoever comes back later than this begins anew. */
const LONGEST_MS = 30 * 60_000;

/** A circle that widens and narrows; with reduced motion the words and seconds alone. */
export function Breathing() {
  const intl = useIntl();
  const [kept = still, keep] = useNote('breathing', still);
  const { pace, startedAt } = kept;
  const now = useClock(startedAt !== null);
  const { phase, left } = phaseAt(startedAt === null ? 0 : Math.max(0, now - startedAt), paces[pace]);
  const isRunning = startedAt !== null && now - startedAt < LONGEST_MS;
  const toggle = () => {
    const next = isRunning ? null : Date.now();
    keep((before) => ({ ...before, startedAt: next }));
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
        onChange={([value]) => value && keep((before) => ({ ...before, pace: value }))}
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
