import { DosesInShort } from '@/features/reminders/doses-in-short.tsx';
import { VisitInShort } from '@/features/appointments/visit-in-short.tsx';
import { NoteInShort } from '@/features/from-doctor/note-in-short.tsx';
import { List } from '@/ui/list.tsx';

/** Doses, the next visit and her doctor's words on Today, loaded after the readings: each a line, and no list without any. */
export default function CareToday({ now }: { now: number }) {
  return (
    <List>
      <DosesInShort now={now} />
      <VisitInShort now={now} />
      <NoteInShort now={now} />
    </List>
  );
}
