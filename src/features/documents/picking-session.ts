import { createStore } from 'zustand';
import { withTimeout } from '@/db/scheduling/with-timeout.ts';
import { dropDraftFiles, saveDraftFile, readDraftFiles, type DraftForm } from '@/db/drafts/draft-files.ts';
import { draftOf, storeDraft } from '@/ui/controls/use-draft.ts';
import { addPickedFiles, fromDraftFile, toDraftFile, type PickedFile, type PickTrouble } from './picked-file.ts';

interface Picked {
  readonly picks: readonly PickedFile[];
  /** `none`: nothing was chosen. */
  readonly troubles: readonly (PickTrouble | 'none')[];
  readonly isPreparing: boolean;
}

/** Maximum wait (ms) for the local store before new pages are processed without it. */
const OPEN_TIMEOUT_MS = 2_000;

const nothing: Picked = { picks: [], troubles: [], isPreparing: false };

/**
 * The pages of a document that is not saved yet, and the files that were rejected. Files are prepared one after the
 * other and stored encrypted on this phone too, because a phone may kill the tab while the camera is open.
 */
export class PickingSession {
  readonly #form: DraftForm;
  readonly store = createStore<Picked>(() => nothing);
  #rejected = 0;
  /** Disk writes run in order, so that a removed page is deleted after it was stored. */
  #disk: Promise<void>;
  #queue: Promise<void>;

  constructor(userId: string) {
    this.#form = { userId, name: 'document' };
    this.#disk = this.#restore().catch(() => undefined);
    this.#queue = withTimeout(OPEN_TIMEOUT_MS, this.#disk);
  }

  choose(files: readonly File[]): void {
    this.store.setState({ isPreparing: true, troubles: [] });
    const work = this.#queue.then(async () => {
      const before = this.store.getState().picks;
      const added = await addPickedFiles(before, files);
      const pages = added.picks.slice(before.length);
      this.#disk = this.#disk.then(async () => {
        for (const page of pages) await saveDraftFile(this.#form, toDraftFile(page));
      });
      this.#rejected += added.troubles.length;
      // Use the current state: a page may have been removed meanwhile.
      this.store.setState(({ picks, troubles }) => ({
        picks: [...picks, ...pages],
        troubles: [...troubles, ...added.troubles],
        isPreparing: this.#queue !== work,
      }));
    });
    this.#queue = work;
  }

  remove(removed: readonly PickedFile[]): void {
    this.store.setState(({ picks }) => ({ picks: picks.filter((pick) => !removed.includes(pick)), troubles: [] }));
    void this.dropStored(removed);
  }

  /** Deletes the stored copies; the pages stay in memory. */
  dropStored(pages: readonly PickedFile[]): Promise<void> {
    const ids = pages.map(({ id }) => id);
    this.#disk = this.#disk.then(() => dropDraftFiles(this.#form, ids)).catch(() => undefined);
    return this.#disk;
  }

  report(trouble: PickTrouble | 'none'): void {
    this.store.setState({ troubles: [trouble] });
  }

  /** Waits until all chosen files are prepared. @returns whether all of them became pages */
  async settled(): Promise<boolean> {
    const refused = this.#rejected;
    for (let awaited: unknown; awaited !== this.#queue; await awaited) awaited = this.#queue;
    return this.#rejected === refused;
  }

  async #restore(): Promise<void> {
    const stored = (await readDraftFiles(this.#form)).map(fromDraftFile);
    this.store.setState(({ picks }) => ({ picks: [...stored, ...picks] }));
  }
}

/** The picking session of this user; it outlives the sheet. */
export function pickingSessionOf(userId: string): PickingSession {
  const key = `${userId} document pages`;
  const session = draftOf<PickingSession>(key) ?? new PickingSession(userId);
  storeDraft(key, session);
  return session;
}
