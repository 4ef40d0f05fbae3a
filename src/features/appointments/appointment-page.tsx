import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { suggestedContacts } from '@/clinical/care/antenatal-contacts.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { liveAppointments, type StoredAppointment } from '@/db/records/appointments.ts';
import { liveProfile } from '@/db/records/live-profile.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Empty } from '@/ui/feedback/empty.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { UndoToast } from '@/ui/feedback/undo-toast.tsx';
import { usePlannedEntry, type PlannedVisit } from '@/app/forms/planned-entry.ts';
import { useRecordToCorrect, type RecordToCorrect } from '@/app/recovery/use-record-to-correct.ts';
import { useNow } from '@/ui/hooks/use-now.ts';
import { useConfirmedEmpty, useStillFetching } from '@/app/network/use-first-sync.ts';
import { useSaveFailure } from '@/app/forms/use-save-failure.ts';
import { AfterVisit } from './after-visit.tsx';
import { SuggestedContacts } from './suggested-contacts.tsx';
import { useVisits } from './use-visits.ts';
import { VisitForm } from './visit-form.tsx';
import { groupVisits } from './visit-groups.ts';
import { VisitSections } from './visit-sections.tsx';
import { VisitsCalendar } from './visits-calendar.tsx';
import { dateText, kindText } from './visit-words.ts';

type Edited = {
  visit: StoredAppointment | null;
  isMove?: boolean;
  refused?: StoredAppointment;
  planned?: PlannedVisit;
};

/** Visits: those without an outcome, the next, the later, WHO's suggestions, and the past. */
export default function AppointmentPage() {
  const intl = useIntl();
  const now = useNow(60_000);
  const visits = useLiveQuery(liveAppointments, 'appointments');
  const isNothingYet = useConfirmedEmpty(visits);
  const profile = useLiveQuery(liveProfile, 'profile');
  const isStillFetching = useStillFetching();
  // The suggestions stand below the visits: rendered before the visits are loaded, they would move.
  const areVisitsKnown = isNothingYet || (visits?.length ?? 0) > 0;
  const isProfileKnown = profile != null || !isStillFetching;
  const isPlain = useLossMode((mode) => mode.isPlain);
  const [edited, setEdited] = useState<Edited | null>(null);
  const list = useVisits();
  const failureMessage = useSaveFailure();
  const openCorrection = useCallback(
    ({ record, isHere }: RecordToCorrect<StoredAppointment>) =>
      setEdited({ visit: isHere ? record : null, refused: record }),
    [],
  );
  useRecordToCorrect(openCorrection);
  usePlannedEntry(
    'visit',
    useCallback((planned: PlannedVisit) => setEdited({ visit: null, planned }), []),
  );
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
        <FailureMessage alert>
          {intl.formatMessage({
            id: failureMessage(list.failure === 'change' ? 'records.notChanged' : 'records.notDeleted'),
          })}
        </FailureMessage>
      )}
      {list.done && (
        <AfterVisit
          visit={list.done}
          onNotes={(visit) => setEdited({ visit })}
          onNext={() => setEdited({ visit: null })}
          onClose={list.forgetDone}
        />
      )}
      {isNothingYet && (
        <Empty ghost="visits" title={intl.formatMessage({ id: 'appointments.empty.title' })}>
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
          <>
            <VisitsCalendar
              visits={visits}
              contacts={suggestedContacts(profile, visits, localDate(now))}
              now={now}
              onEdit={(visit) => setEdited({ visit })}
            />
            <SuggestedContacts profile={profile} visits={visits} now={now} onFailed={list.changeFailed} />
          </>
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
