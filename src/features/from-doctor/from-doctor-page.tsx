import { useIntl } from 'react-intl';
import { ownLimits } from '@/clinical/care-notes.ts';
import { liveCareNotes } from '@/db/care-notes.ts';
import { liveProfile } from '@/db/live-profile.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { limitTexts } from '@/i18n/limit-words.ts';
import { senderName } from '@/i18n/sender-name.ts';
import type { CareNote } from '@/model/care-note.ts';
import { Card } from '@/ui/card.tsx';
import { List, ListRow } from '@/ui/list.tsx';
import { Page } from '@/ui/page.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { useNothingYet } from '@/use-nothing-yet.ts';

/** /from-your-doctor: what her doctor wrote to her and the levels set for her; all of it is on this phone. */
export default function FromDoctorPage() {
  const intl = useIntl();
  const notes = useLiveQuery(liveCareNotes, 'care notes');
  const profile = useLiveQuery(liveProfile, 'profile');
  const limits = ownLimits(notes ?? [], profile?.assignedDoctorId);
  const written = notes?.filter(({ entry }) => entry === 'note');
  const isNothingYet = useNothingYet(written);
  const by = (note: CareNote) =>
    intl.formatMessage(
      { id: 'fromDoctor.by' },
      { name: senderName(intl, note), date: intl.formatDate(note.recordedAt, { day: 'numeric', month: 'long' }) },
    );
  return (
    <Page title={intl.formatMessage({ id: 'fromDoctor.title' })} back="/dashboard" width="reading">
      {limits && (
        <>
          <SectionTitle>{intl.formatMessage({ id: 'fromDoctor.limits' })}</SectionTitle>
          <Card>
            <ul>
              {limitTexts(intl, limits.note).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <p>
              {intl.formatMessage({ id: 'fromDoctor.reason' }, { by: by(limits.note), reason: limits.note.text ?? '' })}
            </p>
          </Card>
        </>
      )}
      <SectionTitle>{intl.formatMessage({ id: 'fromDoctor.notes' })}</SectionTitle>
      {isNothingYet && (
        <Card>
          <p>{intl.formatMessage({ id: 'fromDoctor.none' })}</p>
        </Card>
      )}
      {written && written.length > 0 && (
        <List>
          {written.map((note) => (
            <ListRow key={note.id} title={<bdi>{note.text}</bdi>} detail={by(note)} />
          ))}
        </List>
      )}
    </Page>
  );
}
