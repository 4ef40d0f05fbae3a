import {
  GoogleGenerativeAI,
  GoogleGenerativeAIFetchError,
  GoogleGenerativeAIResponseError,
  type Content,
  type EnhancedGenerateContentResponse,
} from '@google/generative-ai';
import { AppwriteException } from 'appwrite';
import { log } from '@/log/log.ts';
import { aiAccess, forgetAiToken } from '@/sync/api/account/ai-access.ts';
import { SessionEnded } from '@/sync/api/documents/session-ended.ts';

/**
 * Why the assistant did not answer. `unreachable`: no network. `server`: the gateway or the AI service failed (5xx).
 * `session`: the user must sign in again. `often`: rate limit (429). `no-key`: the clinic has not set it up. `blocked`:
 * safety filter, `detail` has the reason. `refused`: the request is too long or invalid (400, 413). `none`: a response
 * without an answer in it. `malformed`: the answer cannot be parsed.
 */
export type AiErrorReason =
  'unreachable' | 'server' | 'session' | 'often' | 'no-key' | 'blocked' | 'refused' | 'none' | 'malformed';

export class AiError extends Error {
  override name = 'AiError';
  constructor(
    readonly trouble: AiErrorReason,
    readonly detail = '',
    cause?: unknown,
  ) {
    super(`The assistant did not answer (${trouble}${detail && `: ${detail}`})`, { cause });
  }
}

export interface AiQuestion {
  readonly task: 'chat' | 'lab-report' | 'products';
  /** The conversation so far; the question is the last item. */
  readonly contents: Content[];
  /** System instruction with context; must contain no name and no id. */
  readonly context?: string;
  readonly signal?: AbortSignal;
}

const troubleByStatus: Readonly<Record<number, AiErrorReason>> = {
  400: 'refused',
  401: 'session',
  413: 'refused',
  429: 'often',
};
const NO_KEY = 'AI service is not initialized';

function asAiError(error: unknown): AiError {
  const failure = aiErrorOf(error);
  log('warn', 'assistant-failed', failure.trouble, error);
  return failure;
}

function aiErrorOf(error: unknown): AiError {
  if (error instanceof AiError) return error;
  if (error instanceof SessionEnded) return new AiError('session', '', error);
  if (error instanceof GoogleGenerativeAIResponseError) {
    const { promptFeedback, candidates } = (error.response ?? {}) as Partial<EnhancedGenerateContentResponse>;
    const reason = promptFeedback?.blockReason ?? candidates?.[0]?.finishReason;
    return reason ? new AiError('blocked', reason, error) : new AiError('none', '', error);
  }
  if (error instanceof GoogleGenerativeAIFetchError) {
    if (error.message.includes(NO_KEY)) return new AiError('no-key', '', error);
    if (error.status === 401) forgetAiToken();
    // Without a status the SDK could not reach the gateway.
    if (error.status === undefined) return new AiError('unreachable', '', error);
    return new AiError(troubleByStatus[error.status] ?? 'server', '', error);
  }
  if (error instanceof AppwriteException && error.code >= 500) return new AiError('server', '', error);
  if (error instanceof AppwriteException && error.code === 429) return new AiError('often', '', error);
  // The SDK reports an event that is not JSON only by its message.
  if (error instanceof Error && /parsing JSON|Failed to parse stream/i.test(error.message))
    return new AiError('malformed', '', error);
  return new AiError('unreachable', '', error);
}

async function modelFor({ task, context }: AiQuestion) {
  const { token, baseUrl } = await aiAccess();
  return new GoogleGenerativeAI(token).getGenerativeModel(
    // The gateway chooses the real model.
    { model: 'maia', ...(context ? { systemInstruction: context } : {}) },
    { baseUrl, customHeaders: { 'x-maia-task': task } },
  );
}

/**
 * Yields the answer in parts as they arrive. Ends without an error when `signal` is aborted.
 * @throws AiError
 */
export async function* streamAnswer(question: AiQuestion): AsyncGenerator<string> {
  const { contents, signal } = question;
  let hasText = false;
  try {
    const model = await modelFor(question);
    const { stream, response } = await model.generateContentStream({ contents }, { signal });
    // `response` rejects with the same error as the stream; without a handler it would be an unhandled rejection.
    response.catch(() => undefined);
    for await (const part of stream) {
      const text = part.text();
      if (text === '') continue;
      hasText = true;
      yield text;
    }
  } catch (error) {
    if (signal?.aborted) return;
    throw asAiError(error);
  }
  if (!hasText && !signal?.aborted) throw asAiError(new AiError('none'));
}

/** The complete answer. @throws AiError */
export async function completeAnswer(question: AiQuestion): Promise<string> {
  const { contents, signal } = question;
  try {
    const { response } = await (await modelFor(question)).generateContent({ contents }, { signal });
    const text = response.text();
    if (text.trim() === '') throw new AiError('none');
    return text;
  } catch (error) {
    throw asAiError(error);
  }
}
