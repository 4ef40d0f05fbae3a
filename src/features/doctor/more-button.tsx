import { useIntl } from 'react-intl';
import { Button } from '@/ui/button.tsx';

interface MoreButtonProps {
  /** Rows that are not shown. */
  hidden: number;
  /** As many as a press shows. */
  step: number;
  onMore: () => void;
}

/** Shows the next rows of a list, while there are any. */
export function MoreButton({ hidden, step, onMore }: MoreButtonProps) {
  const intl = useIntl();
  if (hidden <= 0) return null;
  return (
    <Button tone="secondary" onClick={onMore}>
      {intl.formatMessage({ id: 'doctor.more' }, { count: Math.min(step, hidden) })}
    </Button>
  );
}
