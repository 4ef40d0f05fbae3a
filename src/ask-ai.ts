import {
  GoogleGenerativeAI,
  GoogleGenerativeAIFetchError,
  GoogleGenerativeAIResponseError,
  type Content,
  type EnhancedGenerateContentResponse,
} from '@google/generative-ai';
import { aiAccess, forgetAiToken } from '@/sync/online/ai-access.ts';
import { SessionEnded } from '@/sync/online/session-ended.ts';

/**
 * Why the assistant did not answer. `unreachable`: no network or no service. `session`: sign in again. `often`: too many
 * questions. `no-key`: the clinic has not set it up. `blocked`: it refused, `detail` says why. `refused`: what was sent
 * is too long or not what it takes. `malformed`: it answered with nothing that can be read.
 */
export type AiTrouble = 'unreachable' | 'session' | 'often' | 'no-key' | 'blocked' | 'refused' | 'malformed';

export class AiError extends Error {
  override name = 'AiError';
  constructor(
    readonly trouble: AiTrouble,
    readonly detail = '',
    cause?: unknown,
  ) {
    super(`the assistant did not answer (${trouble}${detail && `: ${detail}`})`, { cause });
  }
}

export interface AiQuestion {
  readonly task: 'chat' | 'lab-report' | 'products';
  /** The turns so far, the question last. */
  readonly contents: Content[];
  /** What the assistant may know beside them; no name, no id. */
  readonly context?: string;
  readonly signal?: AbortSignal;
}

const troubles: Readonly<Record<number, AiTrouble>> = { 400: 'refused', 401: 'session', 413: 'refused', 429: 'often' };
const NO_KEY = 'AI service is not initialized';

function asAiError(error: unknown): AiError {
  if (error instanceof AiError) return error;
  if (error instanceof SessionEnded) return new AiError('session', '', error);
  if (error instanceof GoogleGenerativeAIResponseError) {
    const { promptFeedback, candidates } = (error.response ?? {}) as Partial<EnhancedGenerateContentResponse>;
    const reason = promptFeedback?.blockReason ?? candidates?.[0]?.finishReason;
    return reason ? new AiError('blocked', reason, error) : new AiError('malformed', '', error);
  }
  if (error instanceof GoogleGenerativeAIFetchError) {
    if (error.message.includes(NO_KEY)) return new AiError('no-key', '', error);
    if (error.status === 401) forgetAiToken();
    return new AiError(troubles[error.status ?? 0] ?? 'unreachable', '', error);
  }
  // The SDK's word for an event that is no JSON.
  if (error instanceof Error && /parsing JSON|Failed to parse stream/i.test(error.message))
    return new AiError('malformed', '', error);
  return new AiError('unreachable', '', error);
}

async function modelFor({ task, context }: AiQuestion) {
  const { token, baseUrl } = await aiAccess();
  return new GoogleGenerativeAI(token).getGenerativeModel(
    // The gateway decides which one answers.
    { model: 'maia', ...(context ? { systemInstruction: context } : {}) },
    { baseUrl, customHeaders: { 'x-maia-task': task } },
  );
}

/**
 * The answer as it comes, in parts. Ends early, without an error, when `signal` is aborted.
 * @throws AiError
 */
export async function* streamAnswer(question: AiQuestion): AsyncGenerator<string> {
  const { contents, signal } = question;
  let hasSaid = false;
  try {
    const model = await modelFor(question);
    const { stream, response } = await model.generateContentStream({ contents }, { signal });
    // The stream says what went wrong; the same failure twice would be one that nobody caught.
    response.catch(() => undefined);
    for await (const part of stream) {
      const text = part.text();
      if (text === '') continue;
      hasSaid = true;
      yield text;
    }
  } catch (error) {
    if (signal?.aborted) return;
    throw asAiError(error);
  }
  if (!hasSaid && !signal?.aborted) throw new AiError('malformed');
}

/** The whole answer at once. @throws AiError */
export async function wholeAnswer(question: AiQuestion): Promise<string> {
  const { contents, signal } = question;
  try {
    const { response } = await (await modelFor(question)).generateContent({ contents }, { signal });
    const text = response.text();
    if (text.trim() === '') throw new AiError('malformed');
    return text;
  } catch (error) {
    throw asAiError(error);
  }
}
