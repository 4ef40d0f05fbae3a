import { useIntl } from 'react-intl';
import { Card } from '@/ui/card.tsx';
import type { InboxContent } from './use-inbox.ts';

/** What stands in place of rows: nothing matches, nobody is there yet, or the list is not here. Never "nobody" after a failure. */
export function ListState({ inbox, typed }: { inbox: InboxContent; typed: string }) {
  const intl = useIntl();
  const { total, trouble, rows } = inbox;
  const text = () => {
    if (total === null || !inbox.isWhole) {
      if (trouble === 'none') return intl.formatMessage({ id: 'doctor.loading' });
      return intl.formatMessage({ id: trouble === 'offline' ? 'doctor.never' : 'doctor.failed' });
    }
    if (total === 0) return intl.formatMessage({ id: 'doctor.empty' });
    if (rows.length === 0) return intl.formatMessage({ id: 'doctor.empty.search' }, { words: typed.trim() });
    return intl.formatMessage({ id: 'doctor.empty.filter' });
  };
  return (
    <Card>
      <p aria-live="polite">{text()}</p>
    </Card>
  );
}
