/** True for a StorageFailure caused by a full disk. A separate module, because importing StorageFailure imports the model. */
export const isStorageFull = (failure: unknown): boolean =>
  (failure as { reason?: unknown } | null)?.reason === 'quota';
