import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useLockSettings } from '@/app/lock/lock-settings.ts';
import { useSession } from '@/sync/session/session.ts';
import { Button } from '@/ui/controls/button.tsx';

const NEUTRAL_PATH = '/clock';

/** On every page, when the user has chosen it: one tap shows a clock and locks. */
export function QuickExitLine() {
  const navigate = useNavigate();
  const userId = useSession((session) => session.user?.id ?? '');
  const settings = useLockSettings(userId);
  if (!settings?.hasQuickExit) return null;
  return (
    <Button
      tone="secondary"
      icon="log-out"
      wide
      onClick={() => {
        // The neutral page is shown at once, in place of this one, so "Back" does not lead here. Older pages open locked.
        void navigate(NEUTRAL_PATH, { replace: true });
        void import('@/app/lock/lock-now.ts').then(({ lockNow }) =>
          lockNow(userId, { to: NEUTRAL_PATH, isCovered: false }),
        );
      }}
    >
      <FormattedMessage id="lock.exit.do" />
    </Button>
  );
}
