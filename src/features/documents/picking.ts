import { createStore } from 'zustand';
import { atMost } from '@/db/at-most.ts';
import { dropDraftFiles, keepDraftFile, readDraftFiles, type DraftForm } from '@/db/draft-files.ts';
import { draftOf, keepDraft } from '@/ui/use-draft.ts';
import { addPicks, fromDraftFile, toDraftFile, type Pick, type PickTrouble } from './pick.ts';

interface Picked {
  readonly picks: readonly Pick[];
  /** `none`: nothing was chosen. */
  readonly troubles: readonly (PickTrouble | 'none')[];
  readonly isPreparing: boolean;
}

/** A store that is not open after so long (ms) holds up no new page. */
const PATIENCE_MS = 2_000;

const nothing: Picked = { picks: [], troubles: [], isPreparing: false };

/**
 * The pages of a document that is not saved yet, and what could not become one. They are prepared one after the other, and
 * kept sealed on this phone too: the camera may cost the page its life.
 */
export class Picking {
  readonly #form: DraftForm;
  readonly store = createStore<Picked>(() => nothing);
  #refused = 0;
  /** A page that is taken out is dropped after it was kept. */
  #disk: Promise<void>;
  #queue: Promise<void>;

  constructor(userId: string) {
    this.#form = { userId, name: 'document' };
    this.#disk = this.#bringBack().catch(() => undefined);
    this.#queue = atMost(PATIENCE_MS, this.#disk);
  }

  choose(files: readonly File[]): void {
    this.store.setState({ isPreparing: true, troubles: [] });
    const work = this.#queue.then(async () => {
      const before = this.store.getState().picks;
      const added = await addPicks(before, files);
      const pages = added.picks.slice(before.length);
      this.#disk = this.#disk.then(async () => {
        for (const page of pages) await keepDraftFile(this.#form, toDraftFile(page));
      });
      this.#refused += added.troubles.length;
      // A page may have been taken out meanwhile.
      this.store.setState(({ picks, troubles }) => ({
        picks: [...picks, ...pages],
        troubles: [...troubles, ...added.troubles],
        isPreparing: this.#queue !== work,
      }));
    });
    this.#queue = work;
  }

  remove(gone: readonly Pick[]): void {
    this.store.setState(({ picks }) => ({ picks: picks.filter((pick) => !gone.includes(pick)), troubles: [] }));
    void this.letGo(gone);
  }

  /** These lie in memory only from now on. */
  letGo(pages: readonly Pick[]): Promise<void> {
    const ids = pages.map(({ id }) => id);
    this.#disk = this.#disk.then(() => dropDraftFiles(this.#form, ids)).catch(() => undefined);
    return this.#disk;
  }

  tell(trouble: PickTrouble | 'none'): void {
    this.store.setState({ troubles: [trouble] });
  }

  /** Waits for what is being prepared. @returns whether all of it became pages */
  async settled(): Promise<boolean> {
    const refused = this.#refused;
    for (let awaited: unknown; awaited !== this.#queue; await awaited) awaited = this.#queue;
    return this.#refused === refused;
  }

  async #bringBack(): Promise<void> {
    const kept = (await readDraftFiles(this.#form)).map(fromDraftFile);
    this.store.setState(({ picks }) => ({ picks: [...kept, ...picks] }));
  }
}

/** This person's pages, which outlive the sheet. */
export function pickingOf(userId: string): Picking {
  const key = `${userId} document pages`;
  const begun = draftOf<Picking>(key) ?? new Picking(userId);
  keepDraft(key, begun);
  return begun;
}
