/** The error that the SDK throws for an error answer of the server. */
export class Refusal extends Error {
  constructor(
    readonly code: number,
    readonly type: string,
    message: string = type,
  ) {
    super(message);
  }
}
