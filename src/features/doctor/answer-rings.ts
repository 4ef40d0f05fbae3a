/** Several rings in a row, as of one push of many readings, ask once. */
const PAUSE_MS = 300;
/** Between two rounds of questions while it keeps ringing: 5000 patients must not keep one doctor's device busy. */
const REST_MS = 2_000;

/**
 * Asks soon after a ring, never twice at once, and once more when it rang in between: an answer under way may be older
 * than the ring. Constant ringing neither starves nor floods.
 */
export function answerRings(ask: () => Promise<void>): { ring(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let rangAgain = false;
  let isStopped = false;

  const later = (ms: number) => {
    timer ??= setTimeout(() => void round(), ms);
  };
  async function round(): Promise<void> {
    timer = undefined;
    isAsking = true;
    rangAgain = false;
    await ask().catch(() => undefined);
    isAsking = false;
    if (rangAgain && !isStopped) later(REST_MS);
  }
  return {
    ring() {
      if (isStopped) return;
      if (isAsking) rangAgain = true;
      else later(PAUSE_MS);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
