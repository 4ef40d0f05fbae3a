/** Told of what went wrong at one document, patient or file, while everything else goes on. */
export type OnFailure = (id: string, error: unknown) => void;

/** Collects what went wrong until all the rest is done. */
export class Failures {
  private readonly found: Error[] = [];

  readonly add: OnFailure = (id, error) => {
    this.found.push(new Error(`${id}: ${String(error)}`, { cause: error }));
  };

  get isEmpty(): boolean {
    return this.found.length === 0;
  }

  /** @throws AggregateError that names everything */
  throwIfAny(): void {
    if (!this.isEmpty) throw new AggregateError(this.found, this.found.map(({ message }) => message).join('; '));
  }
}
