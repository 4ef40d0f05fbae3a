/** Every kind of caller, in the order of the columns. */
export const actors = [
  'guest',
  'patient',
  'other patient',
  'her doctor',
  'former doctor',
  'other doctor',
  'her midwife',
  'other midwife',
  'admin',
] as const;
export type Actor = (typeof actors)[number];

export const reads = ['get', 'list', 'count', 'event'] as const;
export const changes = ['update', 'upsert', 'increment', 'transaction update', 'transaction upsert'] as const;
export const removals = ['delete', 'transaction delete'] as const;
export const creations = ['create', 'transaction create'] as const;
/** Only a server key may do these; no rule can allow them to a user. */
export const never = ['grant to others', 'create many', 'upsert many', 'update many', 'delete many'] as const;
export const documentVerbs = [...reads, ...changes, ...removals, ...creations, ...never] as const;
export const fileReads = ['get', 'list', 'count', 'view', 'download', 'preview', 'event'] as const;
export const fileVerbs = [...fileReads, 'create', 'update', 'delete'] as const;
export type Verb = (typeof documentVerbs)[number] | (typeof fileVerbs)[number];

/** What an actor may do with the patient's record of a collection or bucket. */
type Right = 'read' | 'update' | 'delete' | 'create';
type Row = Readonly<Partial<Record<Actor, readonly Right[]>>>;

const signedIn = actors.filter((actor) => actor !== 'guest');
const forAll = (who: readonly Actor[], rights: readonly Right[]): Row =>
  Object.fromEntries(who.map((actor) => [actor, rights]));

/**
 * Every signed-in user may create own records. The patient has the rights in `owner`; her doctor may read if shared, and
 * the midwives of the doctor's hospital too, whose setting opens everything.
 */
const personal = (owner: readonly Right[], isShared: boolean): Row => ({
  ...forAll(signedIn, ['create']),
  patient: ['create', ...owner],
  ...(isShared && { 'her doctor': ['create', 'read'], 'her midwife': ['create', 'read'] }),
});
const readings = ['read', 'delete'] as const;
const edited = ['read', 'update', 'delete'] as const;
const hidden: Row = { patient: ['read'], admin: ['read'] };
const byAdmin: Row = { admin: ['read', 'create', 'update', 'delete'] };

/**
 * Who may do what, written from section 6 of the specification and not from appwrite.json. What no row allows is
 * denied. A collection or bucket without a row is an error, so that none is forgotten.
 */
export const collectionRules: Readonly<Record<string, Row>> = {
  profiles: personal(['read', 'update'], true),
  blood_pressure: personal(readings, true),
  blood_sugar: personal(readings, true),
  weight: personal(readings, true),
  movement_counts: personal(readings, true),
  contractions: personal(readings, true),
  appointments: personal(edited, true),
  medication_reminders: personal(edited, true),
  dose_events: personal(edited, true),
  symptom_checks: personal(readings, true),
  chat_messages: personal(readings, false),
  medical_documents: personal(readings, true),
  bloodwork_results: personal(edited, true),
  doctor_messages: personal(readings, true),
  care_notes: personal(readings, true),
  bookmarked_messages: personal(edited, false),
  bookmarked_products: personal(edited, false),
  tombstones: personal(readings, true),
  blog_posts: { ...forAll(actors, ['read']), ...byAdmin },
  // The text is a hidden one: everyone can read a visible text, so only a hidden one shows a missing check.
  forum_topics: hidden,
  forum_posts: hidden,
  votes: { patient: ['read'] },
  forum_reports: {},
  forum_authors: { patient: ['read'] },
  hospitals: { ...forAll(actors, ['read']), ...byAdmin },
  doctors: { ...forAll(signedIn, ['read']), ...byAdmin },
  function_state: {},
  reminder_notices: {},
  access_log: { patient: ['read'] },
  devices: { patient: ['read'] },
  // The sender reads the answer once the function has granted it.
  contact_messages: { patient: ['read'], admin: ['read', 'delete'] },
  clinic_actions: { admin: ['read'] },
  blog_drafts: byAdmin,
  forum_notices: { patient: ['read'] },
  clinic_settings: forAll(actors, ['read']),
  rosters: { ...forAll(['her doctor', 'former doctor', 'other doctor', 'admin'], ['read']) },
  message_templates: { ...forAll(['her doctor', 'former doctor', 'other doctor', 'admin'], ['read']) },
};

export const bucketRules: Readonly<Record<string, Row>> = {
  'medical-files': personal(readings, false),
  'profile-photos': personal(['read'], false),
  'chat-images': personal(readings, false),
  'blog-images': { ...forAll(actors, ['read']), ...byAdmin },
};

const has = <T extends string>(list: readonly T[], verb: string): boolean => (list as readonly string[]).includes(verb);

/** The right that a verb needs; null for a verb that no user may use. */
export function rightFor(verb: Verb): Right | null {
  if (has(reads, verb) || has(fileReads, verb)) return 'read';
  if (has(removals, verb)) return 'delete';
  if (has(creations, verb)) return 'create';
  return has(changes, verb) ? 'update' : null;
}

/** Whether the rules allow this cell. @throws RangeError for a place without a row */
export function isAllowed(rules: Readonly<Record<string, Row>>, place: string, actor: Actor, verb: Verb): boolean {
  const row = rules[place];
  if (!row) throw new RangeError(`the matrix has no row for ${place}: say who may do what with it`);
  const right = rightFor(verb);
  return right !== null && (row[actor] ?? []).includes(right);
}
