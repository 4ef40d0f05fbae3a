import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { PostRefused } from '@/model/blog/blog-input.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import type { IconName } from '@/ui/media/icon.tsx';
import styles from '@/features/blog/article/blog.module.css';

interface ConfirmSheetProps {
  title: MessageId;
  text: MessageId;
  yes: MessageId;
  no: MessageId;
  icon: IconName;
  /** @throws PostRefused */
  onYes: () => Promise<void>;
  onNo: () => void;
}

/** Asks before something is taken from others, and says when it did not work. */
export function ConfirmSheet({ title, text, yes, no, icon, onYes, onNo }: ConfirmSheetProps) {
  const intl = useIntl();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<PostRefused | null>(null);
  const confirm = async () => {
    setBusy(true);
    setRefused(null);
    try {
      await onYes();
    } catch (error) {
      setBusy(false);
      setRefused(error instanceof PostRefused ? error : new PostRefused('unreachable'));
    }
  };
  return (
    <Sheet open onClose={onNo} title={intl.formatMessage({ id: title })}>
      <div className={styles.page}>
        <p>
          <FormattedMessage id={text} />
        </p>
        {refused && (
          <FailureMessage alert>
            <FormattedMessage id={`blog.fault.${refused.fault}`} values={refused.values} />
          </FailureMessage>
        )}
        <Button wide icon={icon} busy={isBusy} onClick={() => void confirm()}>
          <FormattedMessage id={yes} />
        </Button>
        <Button wide tone="secondary" onClick={onNo}>
          <FormattedMessage id={no} />
        </Button>
      </div>
    </Sheet>
  );
}
