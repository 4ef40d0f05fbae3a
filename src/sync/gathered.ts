/** Calls made within this time want the same answer. */
const GATHER_MS = 20;

/**
 * One run for all calls that come before it begins; a call that comes later gets a run of its own, after the one under way:
 * the slower the line, the more calls share an answer.
 */
export function gathered<T>(run: () => Promise<T>): () => Promise<T> {
  let gathering: Promise<T> | undefined;
  let before: Promise<unknown> = Promise.resolve();
  return () => {
    if (gathering) return gathering;
    const moment = new Promise<void>((resolve) => setTimeout(resolve, GATHER_MS));
    const next = Promise.all([moment, before]).then(() => {
      gathering = undefined;
      return run();
    });
    before = next.catch(() => undefined);
    gathering = next;
    return next;
  };
}
