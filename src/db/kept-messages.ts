/**
 * The keys of what a doctor's messages keep in her cache. The third part of a key is the patient's id where the answer is
 * about one. Apart from the cache, because naming an answer must not load the database.
 */
export const keptMessages = {
  conversation: (doctorId: string, userId: string) => [doctorId, 'messages', userId] as const,
  /** Rows of several patients, each with its `userId`. */
  newest: (doctorId: string) => [doctorId, 'newest-messages'] as const,
  name: (doctorId: string, userId: string) => [doctorId, 'name', userId] as const,
  names: (doctorId: string) => [doctorId, 'names'] as const,
};
