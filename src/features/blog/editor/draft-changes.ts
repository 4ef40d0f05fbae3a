import { cleanPost } from '@/model/blog/blog-input.ts';
import { changedDraft, emptyDraft, postOf, type ArticleDraft } from '@/model/blog/article-draft.ts';

type Field = keyof ArticleDraft;
type Fields = Partial<ArticleDraft>;

/** The changed fields of an article, and their values before the first change. All other fields follow the server. */
export interface DraftChanges {
  readonly fields: Fields;
  readonly base: Fields;
}

export const noChanges: DraftChanges = { fields: {}, base: {} };

/** Fields that are changed and resolved together: mixing two editors' halves would be wrong. */
const fieldsOf = {
  title: ['title'],
  slug: ['slug', 'isSlugOwn'],
  // A review applies to exactly this text.
  content: ['content', 'reviewer', 'reviewedOn'],
  author: ['author'],
  category: ['category'],
  tags: ['tags'],
  imageFileId: ['imageFileId'],
  imageAlt: ['imageAlt'],
  sources: ['sources'],
  language: ['language'],
  fromWeek: ['fromWeek', 'toWeek'],
} as const satisfies Partial<Record<Field, readonly Field[]>>;

export type DraftPart = keyof typeof fieldsOf;
const parts = Object.keys(fieldsOf) as DraftPart[];
const ofParts = (chosen: readonly DraftPart[]): readonly Field[] => chosen.flatMap((part) => fieldsOf[part]);

const pick = (draft: Fields, fields: readonly Field[]): Fields =>
  Object.fromEntries(fields.filter((field) => field in draft).map((field) => [field, draft[field]]));

const without = (draft: Fields, fields: readonly Field[]): Fields =>
  Object.fromEntries(Object.entries(draft).filter(([field]) => !fields.includes(field as Field)));

/** The fields to show: the server's current version with the draft's changes on top. */
export const draftOver = (server: ArticleDraft, { fields }: DraftChanges): ArticleDraft => ({ ...server, ...fields });

function changesFrom(server: ArticleDraft, base: ArticleDraft, draft: ArticleDraft): DraftChanges {
  // Typing the original value back is no change.
  const isChanged = (field: Field) => draft[field] !== server[field] && draft[field] !== base[field];
  const changed = ofParts(parts.filter((part) => fieldsOf[part].some(isChanged)));
  return { fields: pick(draft, changed), base: pick(base, changed) };
}

/** The changes after one more edit; each part stores its base value when it is first changed. */
export const withChange = (server: ArticleDraft, changes: DraftChanges, edit: Fields): DraftChanges =>
  changesFrom(server, { ...server, ...changes.base }, changedDraft(draftOver(server, changes), edit));

/** Reads a stored draft. A draft in the old format has no base values, so every field counts as changed. */
export function readStoredChanges(stored: DraftChanges | ArticleDraft | null): DraftChanges {
  if (stored === null) return noChanges;
  return 'fields' in stored ? stored : changesFrom(emptyDraft(''), emptyDraft(''), stored);
}

/** The value that would be sent for each field, so that extra spaces or other separators do not count as changes. */
const submittedFields = (draft: ArticleDraft): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(cleanPost(postOf(draft))).map(([field, value]) => [field, JSON.stringify(value)]));

/** The parts that the server has meanwhile changed to a different value. */
export function conflictsOver(server: ArticleDraft, changes: DraftChanges): DraftPart[] {
  const now = submittedFields(server);
  const isOther = (draft: ReturnType<typeof submittedFields>, part: DraftPart) =>
    fieldsOf[part].some((field) => draft[field] !== now[field]);
  const mine = submittedFields(draftOver(server, changes));
  const base = submittedFields({ ...server, ...changes.base });
  return parts.filter((part) => isOther(mine, part) && isOther(base, part));
}

/** Resolves a conflict: the draft's text either stays, with the server's text as its new base, or is discarded. */
export function resolveConflict(
  server: ArticleDraft,
  { fields, base }: DraftChanges,
  part: DraftPart,
  choice: 'own' | 'theirs',
): DraftChanges {
  return choice === 'own'
    ? { fields, base: { ...base, ...pick(server, fieldsOf[part]) } }
    : { fields: without(fields, fieldsOf[part]), base: without(base, fieldsOf[part]) };
}
