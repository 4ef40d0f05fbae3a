/** Called when one document, patient or file fails; the others go on. */
export type OnFailure = (id: string, error: unknown) => void;

/** Collects failures and throws them together when all other work is done. */
export class Failures {
  private readonly errors: Error[] = [];

  readonly add: OnFailure = (id, error) => {
    this.errors.push(new Error(`${id}: ${String(error)}`, { cause: error }));
  };

  addAll(others: Failures): void {
    this.errors.push(...others.errors);
  }

  get isEmpty(): boolean {
    return this.errors.length === 0;
  }

  /** @throws AggregateError whose message lists all failures */
  throwIfAny(): void {
    if (!this.isEmpty) throw new AggregateError(this.errors, this.errors.map(({ message }) => message).join('; '));
  }
}
