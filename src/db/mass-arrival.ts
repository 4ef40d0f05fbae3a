import { Observable, of } from 'rxjs';
import { filter, mergeMap } from 'rxjs/operators';
import { CHANGED, CHANGES_END, inShortBulks, isNotice, UNTOLD, type Bulk, type SealedRow } from './lots.ts';

interface Here {
  /** This realm wrote the row itself. */
  readonly isOwn: (row: SealedRow) => boolean;
  /** Somebody in this realm has been given the row of this id. */
  readonly isMet: (id: string) => boolean;
}

/** Whoever carries records hears of rows, and of nothing that stands for some. */
export const withoutNotices = (bulks: Observable<Bulk>) => bulks.pipe(filter((bulk) => !isNotice(bulk)));

/**
 * Tells of untold rows in two steps, so that RxDB's list of kept events begins behind the first of them: every query sees
 * that it has missed some and asks the store again, once, instead of being told of each row.
 */
export const asMissed = (bulks: Observable<Bulk>) =>
  bulks.pipe(
    mergeMap((bulk) => {
      const { id, events, context } = bulk;
      if (context !== UNTOLD) return of(bulk);
      return of({ ...bulk, events: events.slice(0, -1) }, { ...bulk, id: `${id}-last`, events: events.slice(-1) });
    }),
  );

/** Nobody waits for a page that is not seen, and its timers are slow. */
function isSeen(): boolean {
  const { document: page } = globalThis as { document?: { visibilityState: string } };
  return page?.visibilityState !== 'hidden';
}

/** Of changes in a mass those of rows that somebody here has met; of the others only that there were some. */
function concerning(isMet: Here['isMet']) {
  let hasPassed = false;
  return (bulk: Bulk): Bulk | undefined => {
    if (bulk.context === CHANGED) {
      const events = bulk.events.filter(({ documentId }) => isMet(documentId));
      hasPassed ||= events.length < bulk.events.length;
      return events.length > 0 ? { ...bulk, events } : undefined;
    }
    if (bulk.context !== CHANGES_END) return bulk;
    const told = hasPassed ? { ...bulk, context: UNTOLD } : undefined;
    hasPassed = false;
    return told;
  };
}

/**
 * What another realm has written in a mass is told of in lots, in their order, with a turn of the page between: what nobody
 * here has met is not opened. What this realm writes meanwhile is told of at once, and behind all that came before it.
 */
export const inLots = (bulks: Observable<Bulk>, { isOwn, isMet }: Here) =>
  new Observable<Bulk>((listener) => {
    const waiting: Bulk[] = [];
    const pick = concerning(isMet);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = (bulk: Bulk) => {
      const told = pick(bulk);
      if (told) listener.next(told);
    };
    const tellOne = () => {
      const lot = waiting.shift();
      timer = lot && setTimeout(tellOne);
      if (lot) tell(lot);
    };
    const tellAll = () => {
      clearTimeout(timer);
      timer = undefined;
      for (const lot of waiting.splice(0)) tell(lot);
    };
    const subscription = bulks.subscribe({
      next(bulk) {
        const isFromHere = bulk.events.some(({ documentData }) => isOwn(documentData));
        waiting.push(...(isFromHere ? [bulk] : inShortBulks(bulk)));
        if (isFromHere || !isSeen()) tellAll();
        else if (timer === undefined) tellOne();
      },
      error: (error) => listener.error(error),
      complete() {
        tellAll();
        listener.complete();
      },
    });
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  });

/** Rows are opened side by side, and what this realm wrote needs no opening: told in the order in which they were noted. */
export const inOrder = (bulks: Observable<Bulk>, order: string[]) => {
  const early = new Map<string, Bulk>();
  return bulks.pipe(
    mergeMap((bulk) => {
      early.set(bulk.id, bulk);
      const next: Bulk[] = [];
      for (let first = early.get(order[0] ?? ''); first; first = early.get(order[0] ?? '')) {
        next.push(first);
        early.delete(first.id);
        order.shift();
      }
      return next;
    }),
  );
};
