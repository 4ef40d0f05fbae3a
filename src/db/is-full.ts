/** Whether it is for want of room that the phone could not keep something. Beside StorageFailure, which brings the model along. */
export const isFull = (failure: unknown): boolean => (failure as { reason?: unknown } | null)?.reason === 'quota';
