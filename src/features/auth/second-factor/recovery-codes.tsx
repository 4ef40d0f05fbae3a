import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { Button } from '@/ui/controls/button.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { saveFile } from '@/ui/media/save-file.ts';
import { Failure } from '@/features/auth/form/failure.tsx';
import { useAttempt } from '@/features/auth/form/use-attempt.ts';
import { factorTrouble } from './factor-trouble.ts';
import formStyles from '@/features/auth/form/auth-page.module.css';
import styles from './second-factor.module.css';

const GROUP = /.{5}(?=.)/g;
/** Ten characters without a gap are hard to copy by hand. */
const grouped = (code: string): string => code.replaceAll(GROUP, '$&-');

interface RecoveryCodesProps {
  /** Of its heading. */
  level: 2 | 3;
  codes: readonly string[];
  /** The words of the button by which the user says that the codes are kept. */
  kept: MessageId;
  onKept: () => Promise<unknown>;
}

/** Recovery codes, shown once. They are in the memory of this page only. */
export function RecoveryCodes({ level, codes, kept, onKept }: RecoveryCodesProps) {
  const intl = useIntl();
  const [said, setSaid] = useState<MessageId | null>(null);
  const { isBusy, failure, attempt } = useAttempt('factor.failed', factorTrouble);
  const text = codes.map(grouped).join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('factor.codes.copied'),
      () => setSaid('factor.codes.notCopied'),
    );
  const save = () => {
    saveFile(intl.formatMessage({ id: 'factor.codes.file' }), `${text}\n`, 'text/plain');
    setSaid('factor.codes.saved');
  };
  return (
    <div className={styles.stack} data-no-offers="">
      <SectionTitle level={level} inStack>
        <FormattedMessage id="factor.codes.title" />
      </SectionTitle>
      <p>
        <FormattedMessage id="factor.codes.text" />
      </p>
      <ul className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{grouped(code)}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button tone="secondary" icon="copy" onClick={() => void copy()}>
          <FormattedMessage id="factor.codes.copy" />
        </Button>
        <Button tone="secondary" icon="download" onClick={save}>
          <FormattedMessage id="factor.codes.save" />
        </Button>
      </div>
      <p role="status" className={formStyles.small}>
        {said && <FormattedMessage id={said} />}
      </p>
      <Failure id={failure} />
      <Button large wide busy={isBusy} onClick={() => void attempt(onKept)}>
        <FormattedMessage id={kept} />
      </Button>
    </div>
  );
}
