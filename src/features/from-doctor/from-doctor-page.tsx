import { useIntl } from 'react-intl';
import { ownLimits } from '@/clinical/care/care-notes.ts';
import { liveCareNotes } from '@/db/records/care-notes.ts';
import { liveProfile } from '@/db/records/live-profile.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { limitTexts } from '@/i18n/phrases/limit-words.ts';
import { senderName } from '@/i18n/phrases/sender-name.ts';
import type { CareNote } from '@/model/records/care-note.ts';
import { Card } from '@/ui/layout/card.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { Rail } from '@/app/rail/rail.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { useConfirmedEmpty } from '@/app/network/use-first-sync.ts';

/** /from-your-doctor: the doctor's notes and the personal limits, from the records on this phone. */
export default function FromDoctorPage() {
  const intl = useIntl();
  const notes = useLiveQuery(liveCareNotes, 'care notes');
  const profile = useLiveQuery(liveProfile, 'profile');
  const limits = ownLimits(notes ?? [], profile?.assignedDoctorId);
  const doctorNotes = notes?.filter(({ entry }) => entry === 'note');
  const isEmpty = useConfirmedEmpty(doctorNotes);
  const by = (note: CareNote) =>
    intl.formatMessage(
      { id: 'fromDoctor.by' },
      { name: senderName(intl, note), date: intl.formatDate(note.recordedAt, { day: 'numeric', month: 'long' }) },
    );
  return (
    <Page
      title={intl.formatMessage({ id: 'fromDoctor.title' })}
      back="/dashboard"
      rail={<Rail related={['/doctor-chat', '/appointment', '/readings', '/report']} values calls />}
    >
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
      {isEmpty && (
        <Card>
          <p>{intl.formatMessage({ id: 'fromDoctor.none' })}</p>
        </Card>
      )}
      {doctorNotes && doctorNotes.length > 0 && (
        <List>
          {doctorNotes.map((note) => (
            <ListRow key={note.id} title={<bdi>{note.text}</bdi>} detail={by(note)} />
          ))}
        </List>
      )}
    </Page>
  );
}
