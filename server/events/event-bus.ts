/** A committed change, with the names that the realtime protocol and function triggers use. */
export interface ServerEvent {
  /** Most specific name first, wildcards last: `databases.d.collections.c.documents.x.create`, ... */
  events: string[];
  channels: string[];
  payload: Record<string, unknown>;
  /**
   * Reads the payload again; null when it is gone. Only for what is still stored: a long queue then need not hold the
   * payload.
   */
  reread?: () => Record<string, unknown> | null;
  /** Roles that may read it: 'any', 'users', 'guests', 'user:x', 'label:y', ... */
  roles: string[];
  /** `YYYY-MM-DDTHH:mm:ss.SSS+00:00` */
  timestamp: string;
  /** The account that caused it; null for guests, keys and the server itself. */
  userId: string | null;
}

export type EventListener = (event: ServerEvent) => void;

/** Delivers events in the order of their commits. A listener that throws does not stop the others. */
export class EventBus {
  private readonly listeners = new Set<EventListener>();
  private readonly onFailure: (error: unknown) => void;

  constructor(onFailure: (error: unknown) => void) {
    this.onFailure = onFailure;
  }

  publish(event: ServerEvent): void {
    for (const listener of this.listeners) {
      try {
        listener(event);
      } catch (error) {
        this.onFailure(error);
      }
    }
  }

  /** @returns a function that ends the subscription */
  subscribe(listener: EventListener): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }
}
