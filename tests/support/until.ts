const STEP_MS = 50;

/**
 * Repeats the question until the answer is neither false nor undefined. @throws Error that names what did not become
 * true within `limitMs`
 */
export async function until<T>(
  what: string,
  ask: () => T | Promise<T>,
  limitMs = 20_000,
): Promise<Exclude<T, false | null | undefined>> {
  const end = Date.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer !== false && answer !== undefined && answer !== null)
      return answer as Exclude<T, false | null | undefined>;
    if (Date.now() > end) throw new Error(`Not within ${limitMs} ms: ${what}`);
    await new Promise((done) => setTimeout(done, STEP_MS));
  }
}
