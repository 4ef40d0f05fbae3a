/** An id made on the phone, so that a record exists before any server has heard of it. */
export const newId = (): string => crypto.randomUUID();
