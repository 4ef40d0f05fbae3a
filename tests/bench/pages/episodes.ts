import { openStore } from '@/db/store/open-store.ts';
import { newId } from '@/db/store/new-id.ts';
import { followEpisodes } from '@/app/episodes/follow-episodes.ts';
import { useEpisodes } from '@/app/episodes/open-episodes.ts';
import { DAY_MS, HOUR_MS } from '@/model/time/durations.ts';
import { descendingKey, toInstant } from '@/model/time/instant.ts';
import { useSession } from '@/sync/session/session.ts';

const USER = 'bench-user';
const BATCH = 1_000;
/** Notes of one closed episode: its opening, what she did, three steps, and an outcome. */
const NOTES_OF_EPISODE = 6;

const user = { id: USER, name: 'Amina Odhiambo', email: 'amina@example.org', labels: [] };

const bench = {
  /** Stores readings of 300 days, and notes of closed episodes of pressure, as her phone has them. */
  async seed(readingCount: number, noteCount: number) {
    useSession.setState({ user, isAuthenticated: true });
    const store = await openStore(USER);
    const readings = await store.collection('readings');
    const row = (ago: number) => {
      const recordedAt = toInstant(Date.now() - ago);
      return { userId: USER, recordedAt, recordedDesc: descendingKey(recordedAt), serverUpdatedAt: '' };
    };
    const gap = (300 * DAY_MS) / readingCount;
    for (let from = 0; from < readingCount; from += BATCH)
      await readings.bulkInsert(
        Array.from({ length: Math.min(BATCH, readingCount - from) }, (_, at) => ({
          id: newId(),
          kind: 'bloodPressure',
          systolic: 112 + ((from + at) % 20),
          diastolic: 70 + ((from + at) % 12),
          ...row((from + at) * gap + HOUR_MS),
        })) as never,
      );
    const notes = await store.collection('careNotes');
    const episodes = Array.from({ length: noteCount / NOTES_OF_EPISODE }, (_, at) => at);
    await notes.bulkInsert(
      episodes.flatMap((at) => {
        const openedAgo = (at + 1) * 5 * DAY_MS;
        const episodeId = `episode${at}`;
        const hers = { senderId: USER, episodeId };
        const opening = { ...hers, entry: 'opened', cause: 'bloodPressure', causeId: `r${at}`, tier: 'URGENT' };
        const outcome = { senderId: 'ada', doctorId: 'ada', senderName: 'Dr Ada', episodeId, entry: 'outcome' };
        const step = (name: string, minutes: number) => ({
          id: newId(),
          ...hers,
          entry: 'step',
          step: name,
          stepResult: 'sent',
          ...row(openedAgo - minutes * 60_000),
        });
        return [
          { id: newId(), ...opening, ...row(openedAgo) },
          { id: newId(), ...hers, entry: 'action', action: 'calledUnit', ...row(openedAgo - 60_000) },
          step('repeat', 15),
          step('doctor', 15),
          step('secondContact', 60),
          {
            id: newId(),
            ...outcome,
            outcome: 'called',
            tier: 'URGENT',
            coveredIds: [`r${at}`],
            ...row(openedAgo - HOUR_MS),
          },
        ];
      }) as never,
    );
  },

  /** @returns ms until the episodes are published after the store is opened, and the longest block of the page (ms) */
  async follow() {
    useSession.setState({ user, isAuthenticated: true });
    await openStore(USER);
    let longest = 0;
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    });
    observer.observe({ type: 'longtask' });
    const from = performance.now();
    const stop = followEpisodes();
    await new Promise<void>((resolve) => {
      useEpisodes.subscribe(({ episodes }) => episodes && resolve());
    });
    const published = performance.now() - from;
    await new Promise((resolve) => setTimeout(resolve, 500));
    stop();
    return { published: Math.round(published), longest: Math.round(longest) };
  },
};
Object.assign(globalThis, { bench });
export type EpisodesBench = typeof bench;
