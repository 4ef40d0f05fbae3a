import { useIntl } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';

interface MoreButtonProps {
  /** Number of rows that are not shown yet. */
  hidden: number;
  /** Number of rows that one press adds. */
  step: number;
  onMore: () => void;
}

/** Shows the next rows of a list; renders nothing when no row is hidden. */
export function MoreButton({ hidden, step, onMore }: MoreButtonProps) {
  const intl = useIntl();
  if (hidden <= 0) return null;
  return (
    <Button tone="secondary" onClick={onMore}>
      {intl.formatMessage({ id: 'doctor.more' }, { count: Math.min(step, hidden) })}
    </Button>
  );
}
