import type { FunctionContext } from '../support/function-context.ts';
import { countUse } from '../support/usage-counter.ts';
import { cleanedRequest } from './cleaned-request.ts';
import { forward, type Call } from './forward.ts';
import { tasks } from './instructions.ts';
import { Refusal } from './refusal.ts';
import { backend, accountOfToken } from './remote.ts';
import { readSettings, type Settings } from './settings.ts';

/** For the administrator: in the answer, and in the log of the function. */
const NOT_INITIALIZED = 'AI service is not initialized. Check API Key.';
const CALL_PATH = /^\/v1(?:beta)?\/models\/[^/:]+:(generateContent|streamGenerateContent)$/;
/**
 * Messages that replace those of the AI service, which may contain the name of its project. The app only needs the
 * code.
 */
const SAFE_MESSAGES: Readonly<Record<number, string>> = {
  400: 'The AI service did not accept the request.',
  401: NOT_INITIALIZED,
  403: NOT_INITIALIZED,
  429: 'The AI service is busy. Try again in a minute.',
};

async function enforceLimit(userId: string, key: string, settings: Settings): Promise<void> {
  const waitS = await countUse(backend().setKey(key), 'ai', userId, settings);
  if (waitS > 0) throw new Refusal('RESOURCE_EXHAUSTED', `Too many questions. Try again in ${waitS} s.`);
}

/** Returns the service's response: as a stream where the runtime supports it, otherwise in one piece. */
async function relayResponse({ res, error }: FunctionContext, response: Response, headers: object): Promise<unknown> {
  if (!response.ok) {
    await response.body?.cancel();
    const code = response.status === 401 || response.status === 403 ? 503 : response.status;
    const message = SAFE_MESSAGES[response.status] ?? 'The AI service does not answer.';
    if (message === NOT_INITIALIZED) error(message);
    return res.json({ error: { code, message, status: 'UNAVAILABLE' } }, code, headers);
  }
  const withContentType = { ...headers, 'content-type': response.headers.get('content-type') ?? 'application/json' };
  if (res.stream && response.body) return res.stream(response.body, 200, withContentType);
  return res.send(await response.text(), 200, withContentType);
}

/**
 * `no-store`, because an answer is about a person's health; and CORS headers, needed when the app is not served from the
 * same origin as its functions.
 */
const answerHeaders = ({ appOrigin }: Settings): object => ({
  'cache-control': 'no-store',
  ...(appOrigin !== '' && {
    'access-control-allow-origin': appOrigin,
    'access-control-allow-headers': 'content-type, x-goog-api-key, x-goog-api-client, x-maia-task',
    vary: 'origin',
  }),
});

/**
 * The only place that has the AI key. It uses the protocol of the AI service, so the service's SDK works with this URL
 * as base URL. Instead of the API key the SDK sends the JWT of the caller's session (`POST /account/jwts`).
 */
export default async (context: FunctionContext): Promise<unknown> => {
  const { req, res, log } = context;
  const settings = readSettings(process.env);
  const headers = answerHeaders(settings);
  try {
    if (req.method === 'OPTIONS') return res.send('', 204, headers);
    const call = CALL_PATH.exec(req.path)?.[1] as Call | undefined;
    if (!call || req.method !== 'POST') throw new Refusal('NOT_FOUND', 'There is no such call.');
    const task = tasks.find((name) => name === (req.headers['x-maia-task'] ?? 'chat'));
    if (!task) throw new Refusal('INVALID_ARGUMENT', `x-maia-task is one of ${tasks.join(', ')}.`);
    const identity = await accountOfToken(req.headers['x-goog-api-key'] ?? '');
    if (settings.key === '') {
      context.error(NOT_INITIALIZED);
      throw new Refusal('FAILED_PRECONDITION', NOT_INITIALIZED);
    }
    // Count before parsing, so that the limit also covers the cost of parsing.
    await enforceLimit(identity.userId, req.headers['x-appwrite-key'] ?? '', settings);
    const body = JSON.stringify(cleanedRequest(req.bodyText, task, identity));
    const response = await forward(call, body, settings);
    log(`${call} for ${task}: ${response.status}`);
    return await relayResponse(context, response, headers);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return res.json(error, error.code, headers);
  }
};
