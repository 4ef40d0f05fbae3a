import { useIntl } from 'react-intl';
import type { CareNote } from '@/model/records/care-note.ts';
import { senderName } from '@/i18n/phrases/sender-name.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { ListRow } from '@/ui/layout/list.tsx';

/** Older notes are only on the page of notes. */
const SHOWN_DAYS = 14;

/** The doctor's newest note or change of limits in one line, with a link to all of them. */
export function NoteSummary({ notes, now }: { notes: readonly CareNote[]; now: number }) {
  const intl = useIntl();
  const newest = notes.find(({ entry }) => entry === 'note' || entry === 'limits');
  if (!newest || now - Date.parse(newest.recordedAt) > SHOWN_DAYS * DAY_MS) return null;
  return (
    <ListRow
      to="/from-your-doctor"
      lead={<Icon name="note" />}
      title={intl.formatMessage(
        { id: `fromDoctor.short.${newest.entry === 'note' ? 'note' : 'limits'}` },
        { name: senderName(intl, newest) },
      )}
      detail={<bdi>{newest.text}</bdi>}
    />
  );
}
