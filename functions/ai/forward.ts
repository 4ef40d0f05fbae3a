import { Refusal } from './refusal.ts';
import type { Settings } from './settings.ts';

/** The two methods of the service that the gateway forwards. */
export type Call = 'generateContent' | 'streamGenerateContent';

const TIMEOUT_MS = 50_000;
/** Status codes of a model that is retired or overloaded: try the next model. */
const TRY_NEXT_MODEL = new Set([404, 429, 500, 503]);

/**
 * Sends the request to the first model that responds.
 * @returns the service's response unchanged, also when it is an error
 * @throws Refusal when the service cannot be reached within the timeout
 */
export async function forward(call: Call, body: string, settings: Settings): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let response: Response | undefined;
  for (const model of settings.models) {
    await response?.body?.cancel();
    const query = call === 'streamGenerateContent' ? '?alt=sse' : '';
    const url = `${settings.service}/v1beta/models/${encodeURIComponent(model)}:${call}${query}`;
    try {
      response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-goog-api-key': settings.key },
        body,
        signal,
      });
    } catch {
      throw new Refusal('UNAVAILABLE', 'The AI service cannot be reached.');
    }
    if (!TRY_NEXT_MODEL.has(response.status)) return response;
  }
  if (!response) throw new Refusal('FAILED_PRECONDITION', 'No model is configured.');
  return response;
}
