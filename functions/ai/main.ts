import type { FunctionContext } from '../function-context.ts';
import { countUse } from '../usage.ts';
import { cleanedRequest } from './cleaned-request.ts';
import { forward, type Call } from './forward.ts';
import { tasks } from './instructions.ts';
import { Refusal } from './refusal.ts';
import { backend, whoAsks } from './remote.ts';
import { readSettings, type Settings } from './settings.ts';

const ADDRESS = /^\/v1(?:beta)?\/models\/[^/:]+:(generateContent|streamGenerateContent)$/;
/** The service's reasons may name its project; what the app needs to know is the code. */
const OWN_WORDS: Readonly<Record<number, string>> = {
  400: 'The AI service did not accept the request.',
  401: 'AI service is not initialized. Check API Key.',
  403: 'AI service is not initialized. Check API Key.',
  429: 'The AI service is busy. Try again in a minute.',
};

async function count(userId: string, key: string, settings: Settings): Promise<void> {
  const waitS = await countUse(backend().setKey(key), 'ai', userId, settings);
  if (waitS > 0) throw new Refusal('RESOURCE_EXHAUSTED', `Too many questions. Try again in ${waitS} s.`);
}

/** Answers with what the service said: as it comes where the runtime can, in one piece elsewhere. */
async function passBack({ res }: FunctionContext, answer: Response, headers: object): Promise<unknown> {
  if (!answer.ok) {
    await answer.body?.cancel();
    const code = answer.status === 401 || answer.status === 403 ? 503 : answer.status;
    const message = OWN_WORDS[answer.status] ?? 'The AI service does not answer.';
    return res.json({ error: { code, message, status: 'UNAVAILABLE' } }, code, headers);
  }
  const typed = { ...headers, 'content-type': answer.headers.get('content-type') ?? 'application/json' };
  if (res.stream && answer.body) return res.stream(answer.body, 200, typed);
  return res.send(await answer.text(), 200, typed);
}

/** Headers for a browser on another origin, where the app is not served beside its functions. */
const crossOrigin = ({ appOrigin }: Settings): object =>
  appOrigin === ''
    ? {}
    : {
        'access-control-allow-origin': appOrigin,
        'access-control-allow-headers': 'content-type, x-goog-api-key, x-goog-api-client, x-maia-task',
        vary: 'origin',
      };

/**
 * The only holder of the AI key. Speaks the service's own protocol, so that its SDK works with this address as base URL:
 * in the place of the key stands the token of the caller's session (`POST /account/jwts`).
 */
export default async (context: FunctionContext): Promise<unknown> => {
  const { req, res, log } = context;
  const settings = readSettings(process.env);
  const headers = crossOrigin(settings);
  try {
    if (req.method === 'OPTIONS') return res.send('', 204, headers);
    const call = ADDRESS.exec(req.path)?.[1] as Call | undefined;
    if (!call || req.method !== 'POST') throw new Refusal('NOT_FOUND', 'There is no such call.');
    const task = tasks.find((name) => name === (req.headers['x-maia-task'] ?? 'chat'));
    if (!task) throw new Refusal('INVALID_ARGUMENT', `x-maia-task is one of ${tasks.join(', ')}.`);
    const identity = await whoAsks(req.headers['x-goog-api-key'] ?? '');
    if (settings.key === '') throw new Refusal('FAILED_PRECONDITION', 'AI service is not initialized. Check API Key.');
    // Before it is read, or reading could be asked for without end.
    await count(identity.userId, req.headers['x-appwrite-key'] ?? '', settings);
    const body = JSON.stringify(cleanedRequest(req.bodyText, task, identity));
    const answer = await forward(call, body, settings);
    log(`${call} for ${task}: ${answer.status}`);
    return await passBack(context, answer, headers);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return res.json(error, error.code, headers);
  }
};
