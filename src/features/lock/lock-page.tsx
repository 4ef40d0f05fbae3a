import { FormattedMessage, useIntl } from 'react-intl';
import { useLockSettings } from '@/app/lock/lock-settings.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';
import { Columns, Page } from '@/ui/layout/page.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { ActiveLock } from './active-lock.tsx';
import { PlainLook } from './plain-look.tsx';
import { QuickExitChoice } from './quick-exit-choice.tsx';
import { SetLock } from './set-lock.tsx';
import styles from './lock.module.css';

const limits = ['open', 'copy', 'session', 'before'] as const;

/** Settings of the app lock, the quick exit, and the neutral name and icon. */
export default function LockPage() {
  const intl = useIntl();
  const userId = useSession((session) => session.user?.id ?? '');
  const settings = useLockSettings(userId);
  return (
    <Page title={intl.formatMessage({ id: 'lock.title' })} back="/more">
      <Columns>
        <section className={styles.stack}>
          <p>
            <FormattedMessage id="lock.about" />
          </p>
          {settings ? <ActiveLock userId={userId} settings={settings} /> : <SetLock userId={userId} />}
          <Limits title="lock.limits" lines={limits.map((each) => `lock.limits.${each}` as const)} />
        </section>
        <div className={styles.stack}>
          <section className={styles.form}>
            <SectionTitle inStack>
              <FormattedMessage id="lock.exit" />
            </SectionTitle>
            <QuickExitChoice userId={userId} settings={settings} />
          </section>
          <section className={styles.form}>
            <SectionTitle inStack>
              <FormattedMessage id="lock.plain" />
            </SectionTitle>
            <PlainLook />
            <Limits
              title="lock.plain.cannot"
              lines={['lock.plain.installed', 'lock.plain.address', 'lock.plain.notices', 'lock.plain.inside']}
            />
          </section>
        </div>
      </Columns>
    </Page>
  );
}

/** What a choice cannot do, in plain words: a false sense of safety harms. */
function Limits({ title, lines }: { title: MessageId; lines: readonly MessageId[] }) {
  return (
    <details className={styles.more}>
      <summary>
        <FormattedMessage id={title} />
      </summary>
      <div className={styles.inside}>
        <ul className={styles.list}>
          {lines.map((line) => (
            <li key={line}>
              <FormattedMessage id={line} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
