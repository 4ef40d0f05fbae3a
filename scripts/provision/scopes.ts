/** The scopes that `provision` needs, as Appwrite 1.9 wants them. */
export const WRITING_SCOPES = [
  'users.read',
  'users.write',
  'documents.read',
  'documents.write',
  'functions.read',
  'functions.write',
] as const;

/** What `provision --check` reads beside them. */
export const CHECKING_SCOPES = ['collections.read', 'buckets.read', 'platforms.read'] as const;
