import { FormattedMessage } from 'react-intl';
import { useLeaveAtOnce } from '@/app/emergency/leave-at-once.ts';
import { Button } from '@/ui/controls/button.tsx';

/** Leaves a page about violence. */
export function LeaveNow() {
  const leave = useLeaveAtOnce();
  return (
    <Button tone="secondary" icon="log-out" onClick={leave}>
      <FormattedMessage id="resources.leave" />
    </Button>
  );
}
