import { useEffect, useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { makeRecoveryCodes, switchOn } from '@/sync/api/account/second-factor.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Failure } from '@/features/auth/form/failure.tsx';
import { useAttempt } from '@/features/auth/form/use-attempt.ts';
import { CodeField } from './code-field.tsx';
import { factorTrouble, readCode } from './factor-trouble.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import formStyles from '@/features/auth/form/auth-page.module.css';

interface MakeCodesProps {
  level: 2 | 3;
  /** The code that was just accepted; without one it is asked for, because earlier recovery codes end. */
  code?: string;
  onDone: () => Promise<unknown>;
}

/** The last step of the set-up: recovery codes, and only when they are kept is the second factor switched on. */
export function MakeCodes({ level, code, onDone }: MakeCodesProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [text, setText] = useState(code ?? '');
  const { isBusy, failure, setFailure, attempt } = useAttempt('factor.failed', factorTrouble);
  const make = (accepted: string) => attempt(async () => setCodes(await makeRecoveryCodes(accepted)));
  useEffect(() => {
    if (code !== undefined) void make(code);
    // `make` is a new function at every render; the code never changes.
  }, [code]); // oxlint-disable-line react/exhaustive-deps

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = readCode('totp', text);
    if (typed === null) setFailure('factor.code.missing');
    else void make(typed);
  };
  const finish = async () => {
    await switchOn();
    await onDone();
  };
  if (codes) return <RecoveryCodes level={level} codes={codes} kept="factor.codes.kept" onKept={finish} />;
  return (
    <form className={formStyles.form} onSubmit={submit} noValidate>
      <p>
        <FormattedMessage id="factor.codes.ask" />
      </p>
      <CodeField factor="totp" value={text} onChange={setText} focused={code === undefined} />
      <Failure id={failure} />
      <Button type="submit" large wide busy={isBusy}>
        <FormattedMessage id="factor.codes.make" />
      </Button>
    </form>
  );
}
