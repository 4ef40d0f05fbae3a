import type { Execution } from './execution.ts';

/** A function that runs each minute reaches this after 17 hours. */
const MAX_PER_FUNCTION = 1000;

/** The latest runs of each function, the newest first, in memory only. */
export class ExecutionHistory {
  private readonly byFunction = new Map<string, Map<string, Execution>>();

  /** Adds a run or its newer state. */
  put(execution: Execution): void {
    const runs = this.byFunction.get(execution.functionId) ?? new Map<string, Execution>();
    this.byFunction.set(execution.functionId, runs);
    runs.set(execution.$id, execution);
    if (runs.size > MAX_PER_FUNCTION) for (const oldest of runs.keys()) return void runs.delete(oldest);
  }

  get(functionId: string, id: string): Execution | undefined {
    return this.byFunction.get(functionId)?.get(id);
  }

  /** @param userId only runs that this account may see; all when undefined */
  list(functionId: string, userId?: string): Execution[] {
    const runs = [...(this.byFunction.get(functionId)?.values() ?? [])].reverse();
    return userId === undefined ? runs : runs.filter((run) => run.$permissions.includes(`read("user:${userId}")`));
  }
}
