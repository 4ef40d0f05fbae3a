import { DosesInShort } from '@/features/reminders/doses-in-short.tsx';
import { VisitInShort } from '@/features/appointments/visit-in-short.tsx';
import { List } from '@/ui/list.tsx';

/** Doses and the next visit on Today, loaded after the readings: each a line, and no list when there is neither. */
export default function CareToday({ now }: { now: number }) {
  return (
    <List>
      <DosesInShort now={now} />
      <VisitInShort now={now} />
    </List>
  );
}
