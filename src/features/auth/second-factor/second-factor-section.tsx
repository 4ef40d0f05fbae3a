import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { isStaff } from '@/model/account/staff.ts';
import {
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSetUp,
  type AuthenticatorKey,
  type SecondFactor,
} from '@/sync/api/account/second-factor.ts';
import { resyncNow, useSession } from '@/sync/session/session.ts';
import { Button } from '@/ui/controls/button.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { Failure } from '@/features/auth/form/failure.tsx';
import { Success } from '@/features/auth/form/success.tsx';
import { useAttempt } from '@/features/auth/form/use-attempt.ts';
import { ChallengeForm } from './challenge-form.tsx';
import { factorTrouble } from './factor-trouble.ts';
import { MakeCodes } from './make-codes.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';
import formStyles from '@/features/auth/form/auth-page.module.css';
import styles from './second-factor.module.css';

/** What is being done; null: only the state is shown. */
type Doing =
  | { readonly authenticatorKey: AuthenticatorKey }
  | { readonly codes: readonly string[] }
  | { readonly isFinishing: true };

const stateWords = ({ isOn, hasApp, remembersDevices }: SecondFactor): MessageId => {
  if (!hasApp) return 'factor.off';
  if (!isOn) return 'factor.unfinished';
  return remembersDevices ? 'factor.on.remembered' : 'factor.on';
};

/** The second factor of the account: setting it up, new recovery codes, switching it off. */
export function SecondFactorSection() {
  const [state, setState] = useState<SecondFactor | null>(null);
  const [doing, setDoing] = useState<Doing | null>(null);
  const [done, setDone] = useState<MessageId | null>(null);
  const { isBusy, failure, attempt } = useAttempt('factor.failed', factorTrouble);
  const load = useCallback(() => attempt(async () => setState(await readSecondFactor())), [attempt]);
  useEffect(() => {
    void load();
  }, [load]);

  const finish = async (words: MessageId) => {
    setState(await readSecondFactor());
    setDoing(null);
    setDone(words);
    // While the app was changed, the server may have refused this session everything else.
    void resyncNow().catch(() => undefined);
  };
  const begin = () => {
    setDone(null);
    return attempt(async () => setDoing({ authenticatorKey: await startSetUp() }));
  };
  return (
    <section>
      <SectionTitle>
        <FormattedMessage id="factor.title" />
      </SectionTitle>
      <div className={styles.stack}>
        {state && !doing && (
          <>
            <p>
              <FormattedMessage id={stateWords(state)} />
            </p>
            {done && <Success id={done} />}
            {!state.hasApp && (
              <Button tone="secondary" icon="key" wide busy={isBusy} onClick={() => void begin()}>
                <FormattedMessage id="factor.start" />
              </Button>
            )}
            {state.hasApp && !state.isOn && (
              <Button tone="secondary" icon="key" wide onClick={() => setDoing({ isFinishing: true })}>
                <FormattedMessage id="factor.finish" />
              </Button>
            )}
            {state.hasApp && <Changes state={state} onDoing={setDoing} onRemoved={() => finish('factor.removed')} />}
          </>
        )}
        {doing && 'authenticatorKey' in doing && (
          <SetUp level={3} authenticatorKey={doing.authenticatorKey} onDone={() => finish('factor.switchedOn')} />
        )}
        {doing && 'isFinishing' in doing && <MakeCodes level={3} onDone={() => finish('factor.switchedOn')} />}
        {doing && 'codes' in doing && (
          <RecoveryCodes
            level={3}
            codes={doing.codes}
            kept="factor.codes.keptNew"
            onKept={() => finish('factor.renewed')}
          />
        )}
        {!state && !failure && (
          <p role="status">
            <FormattedMessage id="factor.loading" />
          </p>
        )}
        <Failure id={failure} />
        {!state && failure && (
          <Button tone="secondary" icon="refresh" wide onClick={() => void load()}>
            <FormattedMessage id="factor.again" />
          </Button>
        )}
      </div>
    </section>
  );
}

interface ChangesProps {
  state: SecondFactor;
  onDoing: (doing: Doing) => void;
  onRemoved: () => Promise<unknown>;
}

/** Changes of a second factor that exists; each asks for a code. */
function Changes({ state, onDoing, onRemoved }: ChangesProps) {
  const isRequired = useSession(({ user }) => isStaff(user?.labels ?? [])) && state.requiresStaffMfa;
  const renew = async () => onDoing({ codes: await renewRecoveryCodes() });
  const remove = async () => {
    await removeSecondFactor();
    await onRemoved();
  };
  const move = async () => {
    await removeSecondFactor();
    onDoing({ authenticatorKey: await startSetUp() });
  };
  const { factors } = state;
  return (
    <>
      {state.isOn && !factors.recoveryCode && (
        <p className={formStyles.small}>
          <FormattedMessage id="factor.noCodes" />
        </p>
      )}
      {isRequired && (
        <p className={formStyles.small}>
          <FormattedMessage id="factor.required" />
        </p>
      )}
      <div>
        {state.isOn && (
          <Change title="factor.renew" text="factor.renew.text">
            <ChallengeForm factors={factors} action="factor.renew" onPassed={renew} />
          </Change>
        )}
        <Change title="factor.move" text="factor.move.text">
          <ChallengeForm factors={factors} action="factor.move.do" onPassed={move} />
        </Change>
        {!isRequired && (
          <Change title="factor.remove" text="factor.remove.text">
            <ChallengeForm factors={factors} action="factor.remove.do" onPassed={remove} />
          </Change>
        )}
      </div>
    </>
  );
}

function Change({ title, text, children }: { title: MessageId; text: MessageId; children: ReactNode }) {
  return (
    <details className={formStyles.more}>
      <summary>
        <FormattedMessage id={title} />
      </summary>
      <div className={styles.stack}>
        <p className={formStyles.small}>
          <FormattedMessage id={text} />
        </p>
        {children}
      </div>
    </details>
  );
}
