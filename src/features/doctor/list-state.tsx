import { useIntl, type IntlShape } from 'react-intl';
import { Card } from '@/ui/card.tsx';
import type { InboxContent } from './use-inbox.ts';

/** What stands in place of rows: nothing matches, nobody is there yet, or the list is not here. Never "nobody" after a failure. */
export function listStateText(intl: IntlShape, { total, trouble, ...inbox }: InboxContent, words = ''): string {
  const isWhole = words === '' ? inbox.isWhole : inbox.hasEverybody;
  if (total === null || !isWhole) {
    if (trouble === 'none') return intl.formatMessage({ id: 'doctor.loading' });
    return intl.formatMessage({ id: trouble === 'offline' ? 'doctor.never' : 'doctor.failed' });
  }
  if (total === 0) return intl.formatMessage({ id: 'doctor.empty' });
  if (words) return intl.formatMessage({ id: 'doctor.empty.search' }, { words });
  return intl.formatMessage({ id: 'doctor.empty.filter' });
}

/** The same as a card of its own. */
export function ListState({ inbox }: { inbox: InboxContent }) {
  const intl = useIntl();
  return (
    <Card>
      <p aria-live="polite">{listStateText(intl, inbox)}</p>
    </Card>
  );
}
