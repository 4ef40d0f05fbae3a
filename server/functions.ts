import { setTimeout as sleep } from 'node:timers/promises';
import type { Backend } from './backend.ts';
import { EventLine } from './event-line.ts';
import type { ServerEvent } from './events.ts';
import type { FunctionHandler, FunctionRequest } from './functions-context.ts';
import { loadHandler, readDefinitions, type FunctionDefinition } from './functions-definition.ts';
import { endedExecution, newExecution, type Execution, type Trigger } from './functions-execution.ts';
import { ExecutionHistory } from './functions-history.ts';
import { runFunction, type Outcome } from './functions-run.ts';
import { FunctionVariables } from './functions-variables.ts';
import { everyTick } from './schedule.ts';

/** A key outlives its run by this much, for what the function still does after its answer. */
const KEY_GRACE_S = 30;
/** More events at once wait in line, so that a large import does not start a thousand runs. */
const MOST_EVENT_RUNS = 4;
const LOOK_AGAIN_MS = 20;

export interface Start {
  readonly trigger: Trigger;
  readonly request: FunctionRequest;
  /** The account behind it, or null. */
  readonly userId: string | null;
  /** Event name, for the trigger `event`. */
  readonly event?: string;
  /** Network address of whoever called, for the trigger `http`. */
  readonly address?: string;
}

/** The functions of one appwrite.json, run inside this process. */
export class Functions {
  readonly history = new ExecutionHistory();
  readonly variables: FunctionVariables;
  private readonly definitions: ReadonlyMap<string, FunctionDefinition>;
  private readonly handlers = new Map<string, Promise<FunctionHandler>>();
  private readonly waiting = new EventLine();
  private eventRuns = 0;
  private stops: (() => void)[] = [];

  /** @param endpoint address of the API, `http://127.0.0.1:PORT/v1`; asked late, because a free port is known late */
  constructor(
    private readonly backend: Backend,
    private readonly endpoint: () => string,
  ) {
    this.variables = new FunctionVariables(backend.store);
    this.definitions = new Map(readDefinitions(backend.configPath).map((definition) => [definition.$id, definition]));
  }

  get(id: string): FunctionDefinition | undefined {
    return this.definitions.get(id);
  }

  all(): FunctionDefinition[] {
    return [...this.definitions.values()];
  }

  /** Records a run and begins it. `ended` gives its last state and never fails. */
  start(definition: FunctionDefinition, start: Start): { execution: Execution; ended: Promise<Execution> } {
    const execution = newExecution(definition.$id, start.trigger, start.request, start.userId);
    this.history.put(execution);
    return { execution, ended: this.run(definition, start, execution) };
  }

  /** Begins to answer events and schedules. */
  listen(): void {
    const enabled = this.all().filter((definition) => definition.enabled);
    const listeners = enabled.filter((definition) => definition.events.length > 0);
    this.stops = [
      this.backend.events.subscribe((event) => {
        for (const definition of listeners) this.onEvent(definition, event);
      }),
      ...enabled
        .filter((definition) => definition.schedule !== '')
        .map((definition) => everyTick(definition.schedule, () => this.onTick(definition))),
    ];
  }

  /** No new runs for events and schedules; resolves when those that have begun or wait in line have ended, or the time is over. */
  async stop(withinMs: number): Promise<void> {
    for (const stop of this.stops) stop();
    this.stops = [];
    const endsAt = performance.now() + withinMs;
    while ((this.eventRuns > 0 || !this.waiting.isEmpty) && performance.now() < endsAt) await sleep(LOOK_AGAIN_MS);
    this.waiting.clear();
  }

  /** Runs a function for a caller of its own address. What it answers is the caller's alone and is not kept. */
  async answer(definition: FunctionDefinition, request: FunctionRequest, address: string): Promise<Outcome> {
    const start: Start = { trigger: 'http', request, userId: null, address };
    const execution = newExecution(definition.$id, start.trigger, request, null);
    const outcome = await this.outcomeOf(definition, start, execution);
    this.history.put(endedExecution(execution, { ...outcome, body: '' }, definition.logging));
    return outcome;
  }

  private async run(definition: FunctionDefinition, start: Start, execution: Execution): Promise<Execution> {
    this.history.put({ ...execution, status: 'processing' });
    const outcome = await this.outcomeOf(definition, start, execution);
    const ended = endedExecution(execution, outcome, definition.logging);
    this.history.put(ended);
    return ended;
  }

  private outcomeOf(definition: FunctionDefinition, start: Start, execution: Execution): Promise<Outcome> {
    return runFunction(() => this.handler(definition), this.request(definition, start, execution), {
      timeout: definition.timeout,
      environment: {
        ...this.variables.environmentOf(definition.$id),
        APPWRITE_FUNCTION_API_ENDPOINT: this.endpoint(),
        APPWRITE_FUNCTION_PROJECT_ID: this.backend.projectId,
        APPWRITE_FUNCTION_ID: definition.$id,
        APPWRITE_FUNCTION_NAME: definition.name,
      },
    });
  }

  private handler(definition: FunctionDefinition): Promise<FunctionHandler> {
    const known = this.handlers.get(definition.$id) ?? loadHandler(this.backend.configPath, definition);
    this.handlers.set(definition.$id, known);
    // Code that could not be loaded is tried again at the next run.
    known.catch(() => this.handlers.delete(definition.$id));
    return known;
  }

  /** The request with the headers that only the server may set. */
  private request(definition: FunctionDefinition, start: Start, execution: Execution): FunctionRequest {
    const { request, trigger, userId, event, address } = start;
    const given = Object.entries(request.headers)
      .map(([name, value]) => [name.toLowerCase(), String(value)] as const)
      .filter(([name]) => !name.startsWith('x-appwrite-'));
    return {
      ...request,
      headers: {
        ...Object.fromEntries(given),
        'x-appwrite-trigger': trigger,
        'x-appwrite-execution-id': execution.$id,
        'x-appwrite-user-id': userId ?? '',
        'x-appwrite-user-jwt': userId !== null && this.backend.account(userId) ? this.backend.issueJwt(userId) : '',
        'x-appwrite-key': this.backend.issueKey([...definition.scopes], definition.timeout + KEY_GRACE_S),
        ...(address === undefined ? {} : { 'x-appwrite-client-ip': address }),
        ...(event === undefined ? {} : { 'x-appwrite-event': event }),
      },
    };
  }

  private onEvent(definition: FunctionDefinition, { events, payload, userId }: ServerEvent): void {
    // An event carries its name in every form with wildcards, so that a pattern is simply one of them.
    if (!definition.events.some((pattern) => events.includes(pattern))) return;
    const [event = ''] = events;
    const request = {
      method: 'POST',
      path: '/',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    };
    const run = () => this.start(definition, { trigger: 'event', request, userId, event }).ended;
    this.waiting.add({ functionId: definition.$id, event, userId, run });
    this.runWaiting();
  }

  private runWaiting(): void {
    while (this.eventRuns < MOST_EVENT_RUNS) {
      const next = this.waiting.next();
      if (!next) return;
      this.eventRuns++;
      void next.run().finally(() => {
        this.eventRuns--;
        this.runWaiting();
      });
    }
  }

  private onTick(definition: FunctionDefinition): Promise<Execution> {
    const request = { method: 'POST', path: '/', headers: {}, body: '' };
    return this.start(definition, { trigger: 'schedule', request, userId: null }).ended;
  }
}
