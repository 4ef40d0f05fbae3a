/** Calls made within this time want the same answer. */
const GATHER_MS = 20;

/** One run for all calls that come before it begins; a call that comes later gets a run of its own. */
export function gathered<T>(run: () => Promise<T>): () => Promise<T> {
  let gathering: Promise<T> | undefined;
  return () =>
    (gathering ??= new Promise<void>((resolve) => setTimeout(resolve, GATHER_MS)).then(() => {
      gathering = undefined;
      return run();
    }));
}
