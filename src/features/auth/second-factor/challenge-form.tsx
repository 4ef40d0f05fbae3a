import { useRef, useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { newChallenge, type ChallengeFactor, type Factors } from '@/sync/api/account/second-factor.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Failure } from '@/features/auth/form/failure.tsx';
import { useAttempt } from '@/features/auth/form/use-attempt.ts';
import { challengeTrouble, readCode } from './factor-trouble.ts';
import { CodeField } from './code-field.tsx';
import formStyles from '@/features/auth/form/auth-page.module.css';

const leads = {
  totp: 'factor.challenge.text',
  recoveryCode: 'factor.challenge.recovery',
  email: 'factor.challenge.mailed',
} as const satisfies Record<ChallengeFactor, MessageId>;
const missing = {
  totp: 'factor.code.missing',
  recoveryCode: 'factor.recovery.missing',
  email: 'factor.code.missing',
} as const satisfies Record<ChallengeFactor, MessageId>;

interface ChallengeFormProps {
  factors: Factors;
  action: MessageId;
  /** Runs when the server has accepted the code. When it throws, the next tap runs it again without a code. */
  onPassed: () => Promise<unknown>;
  focused?: boolean;
}

/** Asks for a code of the authenticator app; a recovery code is the other way. */
export function ChallengeForm({ factors, action, onPassed, focused = false }: ChallengeFormProps) {
  const usual = factors.totp ? 'totp' : 'email';
  const [isRecovery, setRecovery] = useState(false);
  return (
    <div className={formStyles.fields}>
      <FactorForm
        key={String(isRecovery)}
        factor={isRecovery ? 'recoveryCode' : usual}
        action={action}
        onPassed={onPassed}
        focused={focused || isRecovery}
      />
      {factors.recoveryCode && (
        <Button tone="quiet" onClick={() => setRecovery(!isRecovery)}>
          <FormattedMessage id={isRecovery ? 'factor.challenge.useCode' : 'factor.challenge.useRecovery'} />
        </Button>
      )}
    </div>
  );
}

interface FactorFormProps {
  factor: ChallengeFactor;
  action: MessageId;
  onPassed: () => Promise<unknown>;
  focused: boolean;
}

function FactorForm({ factor, action, onPassed, focused }: FactorFormProps) {
  const [text, setText] = useState('');
  const [challenge] = useState(() => newChallenge(factor));
  const [isMailed, setMailed] = useState(false);
  const hasPassed = useRef(false);
  const { isBusy, failure, setFailure, attempt } = useAttempt('factor.failed', challengeTrouble[factor]);
  const mustMail = factor === 'email' && !isMailed;

  const mail = () => attempt(() => challenge.open().then(() => setMailed(true)));
  const answer = () => {
    const code = readCode(factor, text);
    if (code === null && !hasPassed.current) return setFailure(missing[factor]);
    return attempt(async () => {
      if (!hasPassed.current) await challenge.answer(code ?? '');
      hasPassed.current = true;
      await onPassed();
      hasPassed.current = false;
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (mustMail ? mail() : answer());
  };

  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <p>
        <FormattedMessage id={leads[factor]} />
      </p>
      {!mustMail && <CodeField factor={factor} value={text} onChange={setText} focused={focused || isMailed} />}
      <Failure id={failure} />
      <Button type="submit" large wide busy={isBusy}>
        <FormattedMessage id={mustMail ? 'factor.mailed.send' : action} />
      </Button>
    </form>
  );
}
