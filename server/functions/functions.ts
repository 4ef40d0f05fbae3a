import { setTimeout as sleep } from 'node:timers/promises';
import type { Backend } from '../services/backend.ts';
import { EventQueue } from './event-queue.ts';
import type { ServerEvent } from '../events/event-bus.ts';
import type { FunctionHandler, FunctionRequest } from './function-context.ts';
import { loadHandler, readDefinitions, type FunctionDefinition } from './function-definitions.ts';
import { endedExecution, newExecution, type Execution, type Trigger } from './execution.ts';
import { ExecutionHistory } from './execution-history.ts';
import { RunLimits } from './run-limits.ts';
import { runFunction, type Outcome } from './run-function.ts';
import { FunctionVariables } from './function-variables.ts';
import { runOnSchedule } from './schedule.ts';

/** The key is valid for so long after the run's timeout, for work that the function does after its response. */
const KEY_GRACE_S = 30;
/**
 * Concurrent runs for events. More events are queued, so that a large import does not start a thousand runs. As many as
 * make it worth while that they share their requests, as those of care-access do.
 */
const MAX_EVENT_RUNS = 16;
/** Queued runs that hold the payload of their event. Later ones read it again when they start: an import may queue thousands. */
const MAX_PAYLOADS = 100;
const POLL_MS = 20;

export interface Start {
  readonly trigger: Trigger;
  readonly request: FunctionRequest;
  /** The account that caused the run, or null. */
  readonly userId: string | null;
  /** The session in which that account calls; without one the run gets no JWT. */
  readonly sessionId?: string;
  /** Whether a guest started it. */
  readonly isOfGuest?: boolean;
  /** The name of the event, for the trigger `event`. */
  readonly event?: string;
  /** IP address of the caller, for the trigger `http`. */
  readonly address?: string;
}

/** In a scope of its own, so that it does not keep the payload alive. An empty object when the document is gone. */
const bodyReadLater = (reread: () => Record<string, unknown> | null) => () => JSON.stringify(reread() ?? {});

/** The functions of one appwrite.json, run inside this process. */
export class Functions {
  readonly history = new ExecutionHistory();
  readonly runLimits = new RunLimits();
  readonly variables: FunctionVariables;
  private readonly definitions: ReadonlyMap<string, FunctionDefinition>;
  private readonly handlers = new Map<string, Promise<FunctionHandler>>();
  private readonly eventQueue = new EventQueue();
  private eventRuns = 0;
  private stops: (() => void)[] = [];

  /**
   * @param endpoint returns the URL of the API, `http://127.0.0.1:PORT/v1`; a function, because a free port is known
   * only after the start
   */
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

  /** Stores and starts a run. `ended` resolves to its final state and never rejects. */
  start(definition: FunctionDefinition, start: Start): { execution: Execution; ended: Promise<Execution> } {
    const execution = newExecution(definition.$id, start.trigger, start.request, start.userId);
    this.history.put(execution, start.isOfGuest);
    return { execution, ended: this.run(definition, start, execution) };
  }

  /** Starts to react to events and schedules. */
  listen(): void {
    const enabled = this.all().filter((definition) => definition.enabled);
    const listeners = enabled.filter((definition) => definition.events.length > 0);
    this.stops = [
      this.backend.events.subscribe((event) => {
        for (const definition of listeners) this.onEvent(definition, event);
      }),
      ...enabled
        .filter((definition) => definition.schedule !== '')
        .map((definition) => runOnSchedule(definition.schedule, () => this.onTick(definition))),
    ];
  }

  /**
   * Starts no more runs for events and schedules. Resolves when the running and queued runs have ended, or after
   * `withinMs`.
   */
  async stop(withinMs: number): Promise<void> {
    for (const stop of this.stops) stop();
    this.stops = [];
    const endsAt = performance.now() + withinMs;
    while ((this.eventRuns > 0 || !this.eventQueue.isEmpty) && performance.now() < endsAt) await sleep(POLL_MS);
    this.eventQueue.clear();
  }

  /** Runs a function for a request at its URL. The response goes only to the caller and is not stored. */
  async answer(definition: FunctionDefinition, request: FunctionRequest, address: string): Promise<Outcome> {
    const start: Start = { trigger: 'http', request, userId: null, isOfGuest: true, address };
    const execution = newExecution(definition.$id, start.trigger, request, null);
    const outcome = await this.outcomeOf(definition, start, execution);
    this.history.put(endedExecution(execution, { ...outcome, body: '' }, definition.logging), true);
    return outcome;
  }

  private async run(definition: FunctionDefinition, start: Start, execution: Execution): Promise<Execution> {
    this.history.put({ ...execution, status: 'processing' }, start.isOfGuest);
    const outcome = await this.outcomeOf(definition, start, execution);
    const ended = endedExecution(execution, outcome, definition.logging);
    this.history.put(ended, start.isOfGuest);
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
    const loading = this.handlers.get(definition.$id) ?? loadHandler(this.backend.configPath, definition);
    this.handlers.set(definition.$id, loading);
    // If loading failed, the next run tries again.
    loading.catch(() => this.handlers.delete(definition.$id));
    return loading;
  }

  /** The request with the `x-appwrite-` headers, which only the server may set. */
  private request(definition: FunctionDefinition, start: Start, execution: Execution): FunctionRequest {
    const { request, trigger, userId, sessionId, event, address } = start;
    const sentHeaders = Object.entries(request.headers)
      .map(([name, value]) => [name.toLowerCase(), String(value)] as const)
      .filter(([name]) => !name.startsWith('x-appwrite-'));
    return {
      ...request,
      headers: {
        ...Object.fromEntries(sentHeaders),
        'x-appwrite-trigger': trigger,
        'x-appwrite-execution-id': execution.$id,
        'x-appwrite-user-id': userId ?? '',
        'x-appwrite-user-jwt':
          userId === null || sessionId === undefined ? '' : this.backend.issueJwt(userId, sessionId),
        'x-appwrite-key': this.backend.issueKey([...definition.scopes], definition.timeout + KEY_GRACE_S),
        ...(address === undefined ? {} : { 'x-appwrite-client-ip': address }),
        ...(event === undefined ? {} : { 'x-appwrite-event': event }),
      },
    };
  }

  private onEvent(definition: FunctionDefinition, published: ServerEvent): void {
    const { events, userId } = published;
    // An event has all its names with wildcards, so a pattern matches if it is one of them.
    if (!definition.events.some((pattern) => events.includes(pattern))) return;
    const [event = ''] = events;
    const body = this.bodyOf(published);
    const run = () => {
      const headers = { 'content-type': 'application/json' };
      const request = { method: 'POST', path: '/', headers, body: body() };
      return this.start(definition, { trigger: 'event', request, userId, event }).ended;
    };
    this.eventQueue.add({ functionId: definition.$id, event, userId, run });
    this.runQueued();
  }

  /** The body of a run for this event, when it starts. */
  private bodyOf({ payload, reread }: ServerEvent): () => string {
    if (reread && this.eventQueue.size >= MAX_PAYLOADS) return bodyReadLater(reread);
    const body = JSON.stringify(payload);
    return () => body;
  }

  private runQueued(): void {
    while (this.eventRuns < MAX_EVENT_RUNS) {
      const next = this.eventQueue.next();
      if (!next) return;
      this.eventRuns++;
      void next.run().finally(() => {
        this.eventRuns--;
        this.runQueued();
      });
    }
  }

  private onTick(definition: FunctionDefinition): Promise<Execution> {
    const request = { method: 'POST', path: '/', headers: {}, body: '' };
    return this.start(definition, { trigger: 'schedule', request, userId: null }).ended;
  }
}
