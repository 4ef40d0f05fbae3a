import { cleanedPost } from '@/model/blog-input.ts';
import { changedDraft, emptyDraft, postOf, type ArticleDraft } from './article-draft.ts';

type Field = keyof ArticleDraft;
type Fields = Partial<ArticleDraft>;

/** What somebody has changed of an article, and what stood there when they began. The rest is the server's. */
export interface DraftChanges {
  readonly fields: Fields;
  readonly base: Fields;
}

export const noChanges: DraftChanges = { fields: {}, base: {} };

/** What is changed and chosen together; of two people's halves neither would be true. */
const fieldsOf = {
  title: ['title'],
  slug: ['slug', 'isSlugOwn'],
  // A clinician has read this text and no other.
  content: ['content', 'reviewer', 'reviewedOn'],
  author: ['author'],
  category: ['category'],
  tags: ['tags'],
  imageFileId: ['imageFileId'],
  imageAlt: ['imageAlt'],
  sources: ['sources'],
  fromWeek: ['fromWeek', 'toWeek'],
} as const satisfies Partial<Record<Field, readonly Field[]>>;

export type DraftPart = keyof typeof fieldsOf;
const parts = Object.keys(fieldsOf) as DraftPart[];
const ofParts = (chosen: readonly DraftPart[]): readonly Field[] => chosen.flatMap((part) => fieldsOf[part]);

const pick = (draft: Fields, fields: readonly Field[]): Fields =>
  Object.fromEntries(fields.filter((field) => field in draft).map((field) => [field, draft[field]]));

const without = (draft: Fields, fields: readonly Field[]): Fields =>
  Object.fromEntries(Object.entries(draft).filter(([field]) => !fields.includes(field as Field)));

/** The draft as it stands in the fields, over what the server has now. */
export const draftOver = (server: ArticleDraft, { fields }: DraftChanges): ArticleDraft => ({ ...server, ...fields });

function changesFrom(server: ArticleDraft, base: ArticleDraft, draft: ArticleDraft): DraftChanges {
  // Who typed back what stood there has changed nothing.
  const isChanged = (field: Field) => draft[field] !== server[field] && draft[field] !== base[field];
  const changed = ofParts(parts.filter((part) => fieldsOf[part].some(isChanged)));
  return { fields: pick(draft, changed), base: pick(base, changed) };
}

/** The changes after one more; a part remembers what stood there when it was first changed. */
export const withChange = (server: ArticleDraft, changes: DraftChanges, given: Fields): DraftChanges =>
  changesFrom(server, { ...server, ...changes.base }, changedDraft(draftOver(server, changes), given));

/** What was kept on this phone; a draft of before said nothing of what it began from, so all that it has is a change. */
export function changesIn(kept: DraftChanges | ArticleDraft | null): DraftChanges {
  if (kept === null) return noChanges;
  return 'fields' in kept ? kept : changesFrom(emptyDraft(''), emptyDraft(''), kept);
}

/** What would be sent of each field: a space, or the way that tags are separated, is no other text. */
const said = (draft: ArticleDraft): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(cleanedPost(postOf(draft))).map(([field, value]) => [field, JSON.stringify(value)]),
  );

/** The parts that the server has changed since too, into something else. */
export function clashesOver(server: ArticleDraft, changes: DraftChanges): DraftPart[] {
  const now = said(server);
  const isOther = (draft: ReturnType<typeof said>, part: DraftPart) =>
    fieldsOf[part].some((field) => draft[field] !== now[field]);
  const own = said(draftOver(server, changes));
  const base = said({ ...server, ...changes.base });
  return parts.filter((part) => isOther(own, part) && isOther(base, part));
}

/** A clash is settled: the draft's text stays and knows the server's, or gives way to it. */
export function settled(
  server: ArticleDraft,
  { fields, base }: DraftChanges,
  part: DraftPart,
  choice: 'own' | 'theirs',
): DraftChanges {
  return choice === 'own'
    ? { fields, base: { ...base, ...pick(server, fieldsOf[part]) } }
    : { fields: without(fields, fieldsOf[part]), base: without(base, fieldsOf[part]) };
}
