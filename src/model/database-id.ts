/** The one database of any backend. Alone in its file: the first screen reads it and needs no record. */
export const DATABASE_ID = 'maia';
