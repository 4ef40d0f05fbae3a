/** A run that an event asks for. */
export interface EventRun {
  readonly functionId: string;
  /** The event's full name, the action last: `databases.d.collections.c.documents.x.update`. */
  readonly event: string;
  /** Who caused it; null for guests, keys and the server itself. */
  readonly userId: string | null;
  run(): Promise<unknown>;
}

/** What the event is about, for this function, and by whom: who wrote is part of what a function is told. */
const subjectOf = ({ functionId, event, userId }: EventRun): string =>
  JSON.stringify([functionId, userId, event.slice(0, event.lastIndexOf('.'))]);

/** Of what was deleted nothing is left but the event itself, so each deletion has a run of its own. */
const canStandFor = (later: EventRun, earlier: EventRun): boolean =>
  later.event === earlier.event && !later.event.endsWith('.delete');

/** A place in line, and whose turn it will be there. */
interface Place {
  run: EventRun;
}

/**
 * Runs that wait for their turn. Those who cause them take turns, so that nobody waits for all of another's; and what was
 * changed again before its run has begun is run once, with its latest state: events say no more than what to look at.
 */
export class EventLine {
  /** By who caused them, whoever is next first. */
  private readonly lanes = new Map<string | null, Place[]>();
  /** The last place of each subject: what stands before another event of its subject keeps its order and its payload. */
  private readonly latest = new Map<string, Place>();

  get isEmpty(): boolean {
    return this.lanes.size === 0;
  }

  add(added: EventRun): void {
    const subject = subjectOf(added);
    const before = this.latest.get(subject);
    if (before && canStandFor(added, before.run)) {
      before.run = added;
      return;
    }
    const place = { run: added };
    this.latest.set(subject, place);
    const lane = this.lanes.get(added.userId);
    if (lane) lane.push(place);
    else this.lanes.set(added.userId, [place]);
  }

  next(): EventRun | undefined {
    const [turn] = this.lanes;
    if (!turn) return undefined;
    const [userId, lane] = turn;
    const place = lane.shift();
    // Behind everybody else who waits.
    this.lanes.delete(userId);
    if (lane.length > 0) this.lanes.set(userId, lane);
    if (!place) return undefined;
    const subject = subjectOf(place.run);
    if (this.latest.get(subject) === place) this.latest.delete(subject);
    return place.run;
  }

  clear(): void {
    this.lanes.clear();
    this.latest.clear();
  }
}
