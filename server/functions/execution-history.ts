import type { Execution } from './execution.ts';

/** A function that runs each minute reaches this after 17 hours. */
const MAX_PER_FUNCTION = 1000;
/** Runs of guests are counted apart, so that they cannot push out the others. */
const MAX_OF_GUESTS = 100;
/** Longest text of a stored run, in UTF-16 code units. */
const MAX_LOG = 4000;
const MAX_TEXT = 256;

/** A copy: V8 keeps the whole text alive for as long as a slice of it. */
const cut = (text: string, max: number): string =>
  text.length <= max ? text : Buffer.from(text.slice(0, max)).toString();

/**
 * What the history keeps of a run: no response to a caller, as on Appwrite, and nothing that a guest sent, so that
 * repeated calls do not fill the memory.
 */
function stored(execution: Execution, isOfGuest: boolean): Execution {
  const isByCaller = execution.trigger === 'http';
  return {
    ...execution,
    requestPath: isOfGuest ? '' : cut(execution.requestPath, MAX_TEXT),
    requestHeaders: isOfGuest
      ? []
      : execution.requestHeaders.map(({ name, value }) => ({ name, value: cut(value, MAX_TEXT) })),
    responseBody: isByCaller ? '' : cut(execution.responseBody, MAX_LOG),
    responseHeaders: isByCaller ? [] : execution.responseHeaders,
    logs: cut(execution.logs, MAX_LOG),
    errors: cut(execution.errors, MAX_LOG),
  };
}

function deleteOldest(runs: Map<string, Execution>, max: number): void {
  if (runs.size > max) for (const oldest of runs.keys()) return void runs.delete(oldest);
}

/** The latest runs of each function, the newest first, in memory only. */
export class ExecutionHistory {
  private readonly byFunction = new Map<string, Map<string, Execution>>();
  private readonly ofGuests = new Map<string, Map<string, Execution>>();

  /** Adds a run or its newer state. */
  put(execution: Execution, isOfGuest = false): void {
    const all = isOfGuest ? this.ofGuests : this.byFunction;
    const runs = all.get(execution.functionId) ?? new Map<string, Execution>();
    all.set(execution.functionId, runs);
    runs.set(execution.$id, stored(execution, isOfGuest));
    deleteOldest(runs, isOfGuest ? MAX_OF_GUESTS : MAX_PER_FUNCTION);
  }

  get(functionId: string, id: string): Execution | undefined {
    return this.byFunction.get(functionId)?.get(id) ?? this.ofGuests.get(functionId)?.get(id);
  }

  list(functionId: string): Execution[] {
    return [this.byFunction, this.ofGuests]
      .flatMap((all) => [...(all.get(functionId)?.values() ?? [])].reverse())
      .toSorted((a, b) => Date.parse(b.$createdAt) - Date.parse(a.$createdAt));
  }
}
