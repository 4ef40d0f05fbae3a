import { useIntl, type IntlShape } from 'react-intl';
import { isMidwife } from '@/model/account/staff.ts';
import { useSession } from '@/sync/session/session.ts';
import { Card } from '@/ui/layout/card.tsx';
import type { InboxContent } from './use-inbox.ts';

/** Whether the reader is a midwife: her list has the patients of a unit. */
const isOfUnit = (): boolean => isMidwife(useSession.getState().user?.labels ?? []);

/**
 * The text shown instead of rows: nothing matches, there are no patients yet, or the list could not be loaded. After a
 * failure it never says that there are no patients.
 */
export function listStateText(intl: IntlShape, { total, trouble, ...inbox }: InboxContent, words = ''): string {
  const isComplete = words === '' ? inbox.isComplete : inbox.hasAllRows;
  if (total === null || !isComplete) {
    if (trouble === 'none') return intl.formatMessage({ id: 'doctor.loading' });
    return intl.formatMessage({ id: trouble === 'offline' ? 'doctor.never' : 'doctor.failed' });
  }
  if (total === 0) return intl.formatMessage({ id: isOfUnit() ? 'midwives.empty' : 'doctor.empty' });
  if (words) return intl.formatMessage({ id: 'doctor.empty.search' }, { words });
  return intl.formatMessage({ id: 'doctor.empty.filter' });
}

/** The same text as a card. */
export function ListState({ inbox }: { inbox: InboxContent }) {
  const intl = useIntl();
  return (
    <Card>
      <p aria-live="polite">{listStateText(intl, inbox)}</p>
    </Card>
  );
}
