import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { leaveQuickly } from '@/app/lock/leave-quickly.ts';
import { useLockSettings } from '@/app/lock/lock-settings.ts';
import { useSession } from '@/sync/session/session.ts';
import { Button } from '@/ui/controls/button.tsx';

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
      onClick={() => leaveQuickly(userId, (path) => void navigate(path, { replace: true }))}
    >
      <FormattedMessage id="lock.exit.do" />
    </Button>
  );
}
