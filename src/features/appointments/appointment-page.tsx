import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { liveAppointments, type KeptAppointment } from '@/db/appointments.ts';
import { liveProfile } from '@/db/live-profile.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { useTact } from '@/tact.ts';
import { Button } from '@/ui/button.tsx';
import { Empty } from '@/ui/empty.tsx';
import { Failed } from '@/ui/news.tsx';
import { Page } from '@/ui/page.tsx';
import { UndoToast } from '@/ui/undo-toast.tsx';
import { useMended, type Mended } from '@/use-mended.ts';
import { useNow } from '@/use-now.ts';
import { useNothingYet, useStillFetching } from '@/use-nothing-yet.ts';
import { useNotKept } from '@/use-not-kept.ts';
import { AfterDone } from './after-done.tsx';
import { SuggestedContacts } from './suggested-contacts.tsx';
import { useVisits } from './use-visits.ts';
import { VisitForm } from './visit-form.tsx';
import { groupVisits } from './visit-groups.ts';
import { VisitSections } from './visit-sections.tsx';
import { dateText, kindText } from './visit-words.ts';

type Edited = { visit: KeptAppointment | null; isMove?: boolean; refused?: KeptAppointment };

/** Visits: whose outcome is asked, the next, the later, what WHO suggests, and the past. */
export default function AppointmentPage() {
  const intl = useIntl();
  const now = useNow(60_000);
  const visits = useLiveQuery(liveAppointments, 'appointments');
  const isNothingYet = useNothingYet(visits);
  const profile = useLiveQuery(liveProfile, 'profile');
  const isStillFetching = useStillFetching();
  // Above what is suggested stands what there is, or that there is nothing: drawn before that, it would move away.
  const areVisitsKnown = isNothingYet || visits?.length;
  const isProfileKnown = profile || !isStillFetching;
  const isPlain = useTact((tact) => tact.isPlain);
  const [edited, setEdited] = useState<Edited | null>(null);
  const list = useVisits();
  const notKept = useNotKept();
  const mend = useCallback(
    ({ record, isHere }: Mended<KeptAppointment>) => setEdited({ visit: isHere ? record : null, refused: record }),
    [],
  );
  useMended(mend);
  const close = () => setEdited(null);
  const groups = groupVisits(visits ?? [], now);
  return (
    <Page
      title={intl.formatMessage({ id: 'appointments.title' })}
      back="/dashboard"
      tone={isPlain ? 'paper' : 'blush'}
      action={
        <Button wide icon="plus" onClick={() => setEdited({ visit: null })}>
          {intl.formatMessage({ id: 'appointments.add' })}
        </Button>
      }
    >
      {list.failure && (
        <Failed alert>
          {intl.formatMessage({ id: notKept(list.failure === 'change' ? 'records.notChanged' : 'records.notDeleted') })}
        </Failed>
      )}
      {list.done && (
        <AfterDone
          visit={list.done}
          onNotes={(visit) => setEdited({ visit })}
          onNext={() => setEdited({ visit: null })}
          onClose={list.forgetDone}
        />
      )}
      {isNothingYet && (
        <Empty title={intl.formatMessage({ id: 'appointments.empty.title' })}>
          <p>{intl.formatMessage({ id: 'appointments.empty' })}</p>
        </Empty>
      )}
      <VisitSections
        groups={groups}
        now={now}
        onEdit={(visit) => setEdited({ visit })}
        onMove={(visit) => setEdited({ visit, isMove: true })}
        onSettle={list.settle}
      >
        {visits && profile !== undefined && areVisitsKnown && isProfileKnown && (
          <SuggestedContacts profile={profile} visits={visits} now={now} onFailed={list.changeFailed} />
        )}
      </VisitSections>
      {list.gone && (
        <UndoToast
          text={intl.formatMessage(
            { id: 'appointments.deleted' },
            { kind: kindText(intl, list.gone), date: dateText(intl, list.gone.date) },
          )}
          onUndo={list.undo}
        />
      )}
      {edited && (
        <VisitForm
          {...edited}
          onClose={close}
          onSaved={close}
          onDelete={(visit) => {
            close();
            list.remove(visit);
          }}
        />
      )}
    </Page>
  );
}
