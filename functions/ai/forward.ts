import { Refusal } from './refusal.ts';
import type { Settings } from './settings.ts';

/** The two calls of the service that are passed on. */
export type Call = 'generateContent' | 'streamGenerateContent';

const PATIENCE_MS = 50_000;
/** Gone, or too busy: another model may do. */
const NEXT_MODEL = new Set([404, 429, 500, 503]);

/**
 * Asks the first model that answers.
 * @returns the service's answer as it is, also a refusal of its own
 * @throws Refusal when it cannot be reached in time
 */
export async function forward(call: Call, body: string, settings: Settings): Promise<Response> {
  const limit = AbortSignal.timeout(PATIENCE_MS);
  let answer: Response | undefined;
  for (const model of settings.models) {
    await answer?.body?.cancel();
    const query = call === 'streamGenerateContent' ? '?alt=sse' : '';
    const url = `${settings.service}/v1beta/models/${encodeURIComponent(model)}:${call}${query}`;
    try {
      answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-goog-api-key': settings.key },
        body,
        signal: limit,
      });
    } catch {
      throw new Refusal('UNAVAILABLE', 'The AI service cannot be reached.');
    }
    if (!NEXT_MODEL.has(answer.status)) return answer;
  }
  if (!answer) throw new Refusal('FAILED_PRECONDITION', 'No model is configured.');
  return answer;
}
