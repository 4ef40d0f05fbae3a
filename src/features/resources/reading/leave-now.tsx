import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/ui/controls/button.tsx';

/** Leaves a page about violence for a harmless one; the way back does not lead to it again. */
export function LeaveNow() {
  const navigate = useNavigate();
  return (
    <Button tone="secondary" icon="log-out" onClick={() => void navigate('/meals', { replace: true })}>
      <FormattedMessage id="resources.leave" />
    </Button>
  );
}
