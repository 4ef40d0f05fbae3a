import type { Execution } from './functions-execution.ts';

/** A function on a schedule of a minute fills this in half a day. */
const MOST_PER_FUNCTION = 1000;

/** The last runs of each function, newest first, for as long as the process lives. */
export class ExecutionHistory {
  private readonly byFunction = new Map<string, Map<string, Execution>>();

  /** Adds a run or its newer state. */
  put(execution: Execution): void {
    const runs = this.byFunction.get(execution.functionId) ?? new Map<string, Execution>();
    this.byFunction.set(execution.functionId, runs);
    runs.set(execution.$id, execution);
    if (runs.size > MOST_PER_FUNCTION) for (const oldest of runs.keys()) return void runs.delete(oldest);
  }

  get(functionId: string, id: string): Execution | undefined {
    return this.byFunction.get(functionId)?.get(id);
  }

  /** @param userId whose runs; all of them when undefined */
  list(functionId: string, userId?: string): Execution[] {
    const runs = [...(this.byFunction.get(functionId)?.values() ?? [])].reverse();
    return userId === undefined ? runs : runs.filter((run) => run.$permissions.includes(`read("user:${userId}")`));
  }
}
