import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  readAbilities,
  readFactors,
  SecondFactorError,
  startSetUp,
  type AuthenticatorKey,
  type Factors,
} from '@/sync/api/account/second-factor.ts';
import type { SignInStep } from '@/sync/session/session.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Loading } from '@/ui/feedback/loading.tsx';
import { Failure } from '@/features/auth/form/failure.tsx';
import { useAttempt } from '@/features/auth/form/use-attempt.ts';
import { ChallengeForm } from './challenge-form.tsx';
import { factorTrouble } from './factor-trouble.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { SetUp } from './set-up.tsx';
import formStyles from '@/features/auth/form/auth-page.module.css';
import styles from './second-factor.module.css';

export interface SecondStepProps {
  step: SignInStep;
  email: string;
  password: string;
  /** Goes on with the log-in; `password` when it was replaced. Throws when that fails. */
  onPassed: (password?: string) => Promise<unknown>;
  onLeave: () => void;
}

/** What the log-in asks for after the password. */
export function SecondStep({ step, email, password, onPassed, onLeave }: SecondStepProps) {
  return (
    <div className={styles.stack} data-no-offers="">
      {step === 'newPassword' ? (
        <NewPasswordForm email={email} password={password} onChanged={onPassed} />
      ) : (
        <FactorStep onPassed={() => onPassed()} />
      )}
      <Button tone="quiet" icon="back" onClick={onLeave}>
        <FormattedMessage id="factor.challenge.leave" />
      </Button>
    </div>
  );
}

/** Either a factor to prove, or the key of one to set up. */
type Task =
  { readonly factors: Factors; readonly isRemembered: boolean } | { readonly authenticatorKey: AuthenticatorKey };

/** The server lets an account without an authenticator app set one up only where the clinic requires it. */
async function readTask(): Promise<Task> {
  const factors = await readFactors();
  if (!factors.totp) {
    const authenticatorKey = await startSetUp().catch((error: unknown) => {
      if (error instanceof SecondFactorError && error.trouble === 'factor') return null;
      throw error;
    });
    if (authenticatorKey) return { authenticatorKey };
  }
  const { remembersDevices } = await readAbilities().catch(() => ({ remembersDevices: false }));
  return { factors, isRemembered: remembersDevices };
}

function FactorStep({ onPassed }: { onPassed: () => Promise<unknown> }) {
  const [task, setTask] = useState<Task | null>(null);
  const { failure, attempt } = useAttempt('factor.failed', factorTrouble);
  const load = useCallback(() => attempt(async () => setTask(await readTask())), [attempt]);
  useEffect(() => {
    void load();
  }, [load]);

  if (!task)
    return failure ? (
      <>
        <Failure id={failure} />
        <Button wide icon="refresh" onClick={() => void load()}>
          <FormattedMessage id="factor.again" />
        </Button>
      </>
    ) : (
      <Loading />
    );
  if ('authenticatorKey' in task)
    return (
      <>
        <p>
          <FormattedMessage id="factor.setUp.required" />
        </p>
        <SetUp level={2} authenticatorKey={task.authenticatorKey} onDone={onPassed} />
      </>
    );
  return (
    <>
      <ChallengeForm factors={task.factors} action="factor.challenge.go" onPassed={onPassed} focused />
      {task.isRemembered && (
        <p className={formStyles.small}>
          <FormattedMessage id="factor.challenge.remembered" />
        </p>
      )}
      <p className={formStyles.small}>
        <FormattedMessage id="factor.challenge.lost" />
      </p>
    </>
  );
}
