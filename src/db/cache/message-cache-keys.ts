/**
 * The cache keys for a doctor's messages. The third part of a key is the patient's id, if the answer is about one patient.
 * A separate module, because importing the keys must not load the database.
 */
export const messageCacheKeys = {
  conversation: (doctorId: string, userId: string) => [doctorId, 'messages', userId] as const,
  /** Rows of several patients, each with its `userId`. */
  newest: (doctorId: string) => [doctorId, 'newest-messages'] as const,
  name: (doctorId: string, userId: string) => [doctorId, 'name', userId] as const,
  names: (doctorId: string) => [doctorId, 'names'] as const,
  templates: (doctorId: string) => [doctorId, 'message-templates'] as const,
};
