import { PatientEpisodes } from '@/app/episodes/patient-episodes.tsx';
import { openEntry } from '@/features/readings/state/entry-state.ts';
import { useAlarm } from '@/features/readings/state/alarm.ts';

/** The open alarms on top of Today, below the card of a reading that was just saved. */
export default function EpisodesToday({ now }: { now: number }) {
  const hasAlarm = useAlarm((alarm) => alarm.isOpen);
  return <PatientEpisodes now={now} hasAlarm={hasAlarm} onMeasure={() => openEntry('bloodPressure')} />;
}
