import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/button.tsx';
import { ChoiceChips } from '@/ui/choice-chips.tsx';
import { phaseAt } from './phase-at.ts';
import { useClock } from './use-clock.ts';
import styles from './games.module.css';

const paces = { even: [4000, 4000], long: [4000, 6000] } as const;
type Pace = keyof typeof paces;

/** A circle that widens and narrows; with reduced motion the words and seconds alone. */
export function Breathing() {
  const intl = useIntl();
  const [pace, setPace] = useState<Pace>('long');
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const now = useClock(startedAt !== null);
  const { phase, left } = phaseAt(startedAt === null ? 0 : Math.max(0, now - startedAt), paces[pace]);
  const isRunning = startedAt !== null;
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
        onChange={([value]) => value && setPace(value)}
      />
      <Button wide large onClick={() => setStartedAt(isRunning ? null : Date.now())}>
        <FormattedMessage id={isRunning ? 'games.stop' : 'games.start'} />
      </Button>
      <p className={styles.hint}>
        <FormattedMessage id="games.breathing.hint" />
      </p>
    </>
  );
}
