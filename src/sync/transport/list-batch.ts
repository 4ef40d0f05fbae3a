import { ErrorResponse } from './appwrite-client.ts';
import { debounce } from '@/db/scheduling/debounce.ts';
import { failureOf, RemoteFailure } from './remote-failure.ts';

/** Lists that are requested within this time of each other, in ms, join one request. */
const QUIET_MS = 20;
/** No list waits longer than this for others, in ms. */
const LATEST_MS = 100;
/** Fewer lists are sent by themselves: they fit into the connections of the browser. */
const MIN_LISTS = 3;
/** The server accepts at most so many in one request. */
const MAX_LISTS = 32;

/** The answer to one list in the response; null when it is too long. */
type ListAnswer = { readonly status: number; readonly body: { message?: string; type?: string } } | null;

interface WaitingList {
  readonly path: string;
  readonly answer: (body: unknown) => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Joins lists of the same moment into one request, for a server that accepts this. A browser has six connections, so the
 * seventeen lists of a start take four round trips by themselves.
 */
export class ListBatch {
  #waiting: WaitingList[] = [];
  readonly #flush = debounce(() => void this.#send(this.#waiting.splice(0)), QUIET_MS, LATEST_MS);

  /** @param send sends the request with these paths and returns its answer */
  constructor(private readonly send: (paths: readonly string[]) => Promise<unknown>) {}

  /**
   * Requests a list together with others. @param path its path and its queries
   * @returns the body of the answer; undefined when the list has to be requested by itself @throws RemoteFailure
   */
  list(path: string): Promise<unknown> {
    return new Promise((answer, fail) => {
      this.#waiting.push({ path, answer, fail });
      if (this.#waiting.length >= MAX_LISTS) void this.#send(this.#waiting.splice(0));
      else this.#flush();
    });
  }

  async #send(lists: readonly WaitingList[]): Promise<void> {
    const answers = lists.length < MIN_LISTS ? [] : await this.#answersTo(lists);
    for (const [at, { answer, fail }] of lists.entries()) {
      const result = answers instanceof RemoteFailure ? answers : answers[at];
      if (result instanceof RemoteFailure) fail(result);
      else if (!result) answer(undefined);
      else if (result.status < 400) answer(result.body);
      else fail(failureOf(new ErrorResponse(result.body.message ?? '', result.status, result.body.type ?? '', 0)));
    }
  }

  async #answersTo(lists: readonly WaitingList[]): Promise<readonly ListAnswer[] | RemoteFailure> {
    try {
      const found = (await this.send(lists.map(({ path }) => path))) as { lists?: readonly ListAnswer[] };
      return found.lists?.length === lists.length ? found.lists : [];
    } catch (error) {
      const failure = failureOf(error);
      // The server cannot be reached, or this app cannot use it. After any other failure each list is sent by itself.
      return failure.kind === 'unreachable' || failure.kind === 'misconfigured' ? failure : [];
    }
  }
}
