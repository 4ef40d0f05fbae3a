import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import styles from './notifications.module.css';
import type { TestState } from './test-state.ts';
import { LATE_S, TIMEOUT_S, useTestPush } from './use-test-push.ts';

function Result({ state }: { state: TestState }) {
  if (state.is === 'idle') return null;
  if (state.is === 'arrived') {
    const { seconds } = state;
    return (
      <FormattedMessage
        id={seconds > LATE_S ? 'notifications.test.slow' : 'notifications.test.arrived'}
        values={{ seconds }}
      />
    );
  }
  if (state.is === 'lost') return <FormattedMessage id="notifications.test.lost" values={{ seconds: TIMEOUT_S }} />;
  if (state.is === 'failed') return <FormattedMessage id="notifications.test.failed" />;
  return <FormattedMessage id="notifications.test.waiting" />;
}

/** Sends a test push and shows how long it takes to arrive. */
export function TestPush() {
  const { state, run } = useTestPush();
  return (
    <section className={styles.stack}>
      <SectionTitle inStack>
        <FormattedMessage id="notifications.test" />
      </SectionTitle>
      <p className={styles.quiet}>
        <FormattedMessage id="notifications.test.why" />
      </p>
      <div className={styles.actions}>
        <Button
          tone="secondary"
          icon="send"
          busy={state.is === 'sending' || state.is === 'waiting'}
          onClick={() => void run()}
        >
          <FormattedMessage id="notifications.test.run" />
        </Button>
      </div>
      <p role="status">
        <Result state={state} />
      </p>
    </section>
  );
}
