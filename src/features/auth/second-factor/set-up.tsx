import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { confirmSetUp, type AuthenticatorKey } from '@/sync/api/account/second-factor.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { QrCode } from '@/ui/media/qr-code.tsx';
import { Failure } from '@/features/auth/form/failure.tsx';
import { useAttempt } from '@/features/auth/form/use-attempt.ts';
import { CodeField } from './code-field.tsx';
import { factorTrouble, readCode } from './factor-trouble.ts';
import { MakeCodes } from './make-codes.tsx';
import formStyles from '@/features/auth/form/auth-page.module.css';
import styles from './second-factor.module.css';

/** A long key is typed without mistakes only in groups. */
const grouped = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ');

interface SetUpProps {
  /** Of its headings. */
  level: 2 | 3;
  authenticatorKey: AuthenticatorKey;
  /** Runs when the second factor is on. */
  onDone: () => Promise<unknown>;
}

/** Sets an authenticator app up: the key, a code that confirms it, then the recovery codes. */
export function SetUp({ level, authenticatorKey, onDone }: SetUpProps) {
  const [confirmed, setConfirmed] = useState<string | null>(null);
  if (confirmed !== null) return <MakeCodes level={level} code={confirmed} onDone={onDone} />;
  return (
    <div className={styles.stack} data-no-offers="">
      <KeyForApp level={level} {...authenticatorKey} />
      <ConfirmForm level={level} onConfirmed={setConfirmed} />
    </div>
  );
}

function KeyForApp({ level, secret, uri }: AuthenticatorKey & Pick<SetUpProps, 'level'>) {
  const intl = useIntl();
  return (
    <>
      <p>
        <FormattedMessage id="factor.setUp.app" />
      </p>
      <SectionTitle level={level} inStack>
        <FormattedMessage id="factor.setUp.scan" />
      </SectionTitle>
      <QrCode text={uri} label={intl.formatMessage({ id: 'factor.setUp.qr' })} />
      <div className={styles.onPhone}>
        <ButtonLink to={uri} tone="secondary" icon="smartphone" wide>
          <FormattedMessage id="factor.setUp.open" />
        </ButtonLink>
      </div>
      <div>
        <p className={formStyles.small}>
          <FormattedMessage id="factor.setUp.type" />
        </p>
        <p className={styles.key} dir="ltr">
          {grouped(secret)}
        </p>
      </div>
    </>
  );
}

function ConfirmForm({ level, onConfirmed }: Pick<SetUpProps, 'level'> & { onConfirmed: (code: string) => void }) {
  const [text, setText] = useState('');
  const { isBusy, failure, setFailure, attempt } = useAttempt('factor.failed', factorTrouble);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const code = readCode('totp', text);
    if (code === null) return setFailure('factor.code.missing');
    if (await attempt(() => confirmSetUp(code))) onConfirmed(code);
  };
  return (
    <form className={formStyles.form} onSubmit={(event) => void submit(event)} noValidate>
      <SectionTitle level={level} inStack>
        <FormattedMessage id="factor.setUp.code" />
      </SectionTitle>
      <CodeField factor="totp" value={text} onChange={setText} />
      <Failure id={failure} />
      <Button type="submit" large wide busy={isBusy}>
        <FormattedMessage id="factor.setUp.confirm" />
      </Button>
    </form>
  );
}
