import type { CareEpisode } from '@/clinical/episodes/care-episode.ts';
import { foldSources, missingAlarms, shownEpisodes, type FoldedEpisodes } from '@/app/episodes/read-episodes.ts';
import { isClosingUnnoted } from '@/clinical/episodes/episode-timeline.ts';
import { isOpen } from '@/app/episodes/open-episodes.ts';
import { appendAction, appendAlarm, appendInRange } from '@/db/records/care-episodes.ts';
import type { LocalRow } from '@/db/store/local-row.ts';
import { appendRecord } from '@/db/writes/append-record.ts';
import type { EpisodeAction } from '@/model/records/care-episode.ts';
import type { CareNote } from '@/model/records/care-note.ts';
import type { Profile } from '@/model/records/profile.ts';
import type { Reading } from '@/model/records/reading.ts';
import { HOUR_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import type { RowIntention } from '../intentions.ts';
import { withIds } from '../new-id.ts';
import { inStore } from '../open-store.ts';
import type { WritingPhone } from '../phone-writes.ts';

/** The care episodes on one phone of a patient, by the writers and rules of the app. */
export class PhoneEpisodes {
  constructor(private readonly phone: WritingPhone) {}

  async takePressure(id: string, systolic: number, hoursAgo: number): Promise<void> {
    if (!this.#store) return;
    const intended = this.#intend(id, 'blood_pressure', { systolic });
    const recordedAt = toInstant(Date.now() - hoursAgo * HOUR_MS);
    const values = { systolic, diastolic: systolic >= 160 ? 112 : 78, recordedAt };
    await this.#write(() => appendRecord('readings', values, { kind: 'bloodPressure', id }));
    intended.isCertain = true;
  }

  /** As `followEpisodes` does after each change of notes, readings or profile. */
  async look(): Promise<void> {
    const folded = await this.#folded();
    if (!folded) return;
    for (const { alarm, episodeId } of missingAlarms(folded, Date.now()))
      this.#note(await this.#write(() => appendAlarm(alarm, episodeId)));
    for (const { episode, timeline } of shownEpisodes(folded, Date.now())) {
      if (timeline.state.is !== 'closed' || !isClosingUnnoted(episode, timeline)) continue;
      const { at } = timeline.state;
      const causes = episode.alarms.map(({ causeId }) => causeId);
      this.#note(await this.#write(() => appendInRange(episode, causes, at)));
    }
  }

  async act(id: string, action: EpisodeAction): Promise<void> {
    for (const [nth, episode] of (await this.#openEpisodes()).entries()) {
      const noteId = `${id}-${nth}`;
      const intended = this.#intend(noteId, 'care_notes', { entry: 'action', episodeId: episode.id, action });
      await this.#write(() => withIds([noteId], () => appendAction(episode.id, action)));
      intended.isCertain = true;
    }
  }

  async #openEpisodes(): Promise<CareEpisode[]> {
    const folded = await this.#folded();
    const episodes = folded ? shownEpisodes(folded, Date.now()) : [];
    return episodes.filter(isOpen).map(({ episode }) => episode);
  }

  get #store() {
    return this.phone.names.includes('careNotes') ? this.phone.openStore() : undefined;
  }

  #write<T>(write: () => Promise<T>): Promise<T> {
    const store = this.#store;
    return store ? inStore(store, write) : Promise.reject(new Error('no tab is open'));
  }

  async #folded(): Promise<FoldedEpisodes | undefined> {
    const store = this.#store;
    if (!store) return undefined;
    const rowsOf = async (name: 'careNotes' | 'readings' | 'profile'): Promise<LocalRow[]> =>
      (await (await store.collection(name)).find().exec()).map((row) => row.toJSON() as LocalRow);
    const [notes, readings, [profile]] = [
      (await rowsOf('careNotes')) as unknown as CareNote[],
      (await rowsOf('readings')) as unknown as Reading[],
      (await rowsOf('profile')) as unknown as Profile[],
    ];
    const newestFirst = readings.toSorted((a, b) => a.recordedDesc - b.recordedDesc);
    return foldSources({ notes, readings: newestFirst, profile: profile ?? null });
  }

  /** A note with a derived id is certain once it is written, here or by the other phone. */
  #note({ id, entry, episodeId }: CareNote): void {
    this.#intend(id, 'care_notes', { entry, episodeId }).isCertain = true;
  }

  #intend(id: string, collection: string, values: Record<string, unknown>): RowIntention {
    const { user, intentions } = this.phone;
    return intentions.add({ user, id, collection, values, isCertain: false, isPoison: false });
  }
}
