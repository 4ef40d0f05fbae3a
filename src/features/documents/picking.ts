import { createStore } from 'zustand';
import { draftOf, keepDraft } from '@/ui/use-draft.ts';
import { addPicks, type Pick, type PickTrouble } from './pick.ts';

interface Picked {
  readonly picks: readonly Pick[];
  /** `none`: nothing was chosen. */
  readonly troubles: readonly (PickTrouble | 'none')[];
  readonly isPreparing: boolean;
}

const nothing: Picked = { picks: [], troubles: [], isPreparing: false };

/** The pages of a document that is not saved yet, and what could not become one. They are prepared one after the other. */
export class Picking {
  readonly store = createStore<Picked>(() => nothing);
  #queue: Promise<void> = Promise.resolve();
  #refused = 0;

  choose(files: readonly File[]): void {
    this.store.setState({ isPreparing: true, troubles: [] });
    const work = this.#queue.then(async () => {
      const before = this.store.getState().picks;
      const added = await addPicks(before, files);
      this.#refused += added.troubles.length;
      // A page may have been taken out meanwhile.
      this.store.setState(({ picks, troubles }) => ({
        picks: [...picks, ...added.picks.slice(before.length)],
        troubles: [...troubles, ...added.troubles],
        isPreparing: this.#queue !== work,
      }));
    });
    this.#queue = work;
  }

  remove(gone: readonly Pick[]): void {
    this.store.setState(({ picks }) => ({ picks: picks.filter((pick) => !gone.includes(pick)), troubles: [] }));
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
}

/** This person's pages outlive the sheet; in memory only, as all that is not sealed. */
export function pickingOf(userId: string): Picking {
  const key = `${userId} document pages`;
  const begun = draftOf<Picking>(key) ?? new Picking();
  keepDraft(key, begun);
  return begun;
}
