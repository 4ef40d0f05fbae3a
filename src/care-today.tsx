import { liveAppointments } from '@/db/appointments.ts';
import { liveCareNotes } from '@/db/care-notes.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { DosesInShort } from '@/features/reminders/doses-in-short.tsx';
import { useMedicines } from '@/features/reminders/use-medicines.ts';
import { VisitInShort } from '@/features/appointments/visit-in-short.tsx';
import { NoteInShort } from '@/features/from-doctor/note-in-short.tsx';
import { List } from '@/ui/list.tsx';
import { useLate } from '@/ui/use-late.ts';

/** What is there is not held back longer by what is not, in ms. */
const PATIENCE_MS = 1000;

/**
 * Doses, the next visit and her doctor's words on Today, loaded after the readings: each a line, all in one frame, and no
 * list without any.
 */
export default function CareToday({ now }: { now: number }) {
  const medicines = useMedicines(now);
  const visits = useLiveQuery(liveAppointments, 'appointments');
  const notes = useLiveQuery(liveCareNotes, 'care notes');
  const isOutOfPatience = useLate(false, PATIENCE_MS);
  if (!isOutOfPatience && !(medicines && visits && notes)) return null;
  return (
    <List>
      {medicines && <DosesInShort medicines={medicines} now={now} />}
      {visits && <VisitInShort visits={visits} now={now} />}
      {notes && <NoteInShort notes={notes} now={now} />}
    </List>
  );
}
