import { useIntl } from 'react-intl';
import type { CareNote } from '@/model/care-note.ts';
import { senderName } from '@/i18n/sender-name.ts';
import { DAY_MS } from '@/model/durations.ts';
import { Icon } from '@/ui/icon.tsx';
import { ListRow } from '@/ui/list.tsx';

/** A note that is older is found on its page. */
const SHOWN_DAYS = 14;

/** The newest words of her doctor, or that levels were set, in one line that leads to all of them. */
export function NoteInShort({ notes, now }: { notes: readonly CareNote[]; now: number }) {
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
