/** An id created on the device, so that records can be created offline. */
export const newId = (): string => crypto.randomUUID();
