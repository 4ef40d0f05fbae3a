import { useIntl } from 'react-intl';
import { Card } from '@/ui/card.tsx';
import type { InboxContent } from './use-inbox.ts';

interface ListStateProps {
  inbox: InboxContent;
  typed: string;
  /** Somebody has such a name, and the filter leaves her out. */
  isFiltered?: boolean;
}

/** What stands in place of rows: nothing matches, nobody is there yet, or the list is not here. Never "nobody" after a failure. */
export function ListState({ inbox, typed, isFiltered = false }: ListStateProps) {
  const intl = useIntl();
  const { total, trouble } = inbox;
  const text = () => {
    if (total === null || !inbox.isWhole) {
      if (trouble === 'none') return intl.formatMessage({ id: 'doctor.loading' });
      return intl.formatMessage({ id: trouble === 'offline' ? 'doctor.never' : 'doctor.failed' });
    }
    if (total === 0) return intl.formatMessage({ id: 'doctor.empty' });
    if (!isFiltered) return intl.formatMessage({ id: 'doctor.empty.search' }, { words: typed.trim() });
    return intl.formatMessage({ id: 'doctor.empty.filter' });
  };
  return (
    <Card>
      <p aria-live="polite">{text()}</p>
    </Card>
  );
}
