import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/button.tsx';
import { ChoiceChips } from '@/ui/choice-chips.tsx';
import { useNote } from '@/use-note.ts';
import { phaseAt } from './phase-at.ts';
import { useClock } from './use-clock.ts';
import styles from './games.module.css';

const ROUNDS = 10;
/** Offered lengths in seconds; which one is right is hers and her midwife's to say. */
const lengths = ['3', '5', '10'] as const;

/** What outlives a reload: ms since 1970, null while nothing runs. */
interface Kept {
  readonly length: (typeof lengths)[number];
  readonly startedAt: number | null;
}
const still: Kept = { length: '5', startedAt: null };
/** Whoever comes back later than this begins anew. */
const LONGEST_MS = 10 * 60_000;

/** Squeeze and rest, equally long, by the clock. */
export function PelvicFloor() {
  const intl = useIntl();
  const [kept = still, keep] = useNote('pelvic floor', still);
  const { length } = kept;
  const now = useClock(kept.startedAt !== null);
  const startedAt = kept.startedAt !== null && now - kept.startedAt < LONGEST_MS ? kept.startedAt : null;
  const hold = Number(length) * 1000;
  const { phase, left, round } = phaseAt(startedAt === null ? 0 : Math.max(0, now - startedAt), [hold, hold]);
  const isOver = startedAt !== null && round >= ROUNDS;
  const isRunning = startedAt !== null && !isOver;
  const toggle = () => {
    const next = isRunning ? null : Date.now();
    keep((before) => ({ ...before, startedAt: next }));
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
        onChange={([value]) => value && keep((before) => ({ ...before, length: value }))}
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
