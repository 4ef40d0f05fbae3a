/** The database id on every backend. In a separate file, because the first screen needs it and no record types. */
export const DATABASE_ID = 'maia';
