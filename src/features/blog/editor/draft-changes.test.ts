import { describe, expect, it } from 'vitest';
import { languageTags } from '@/i18n/languages/languages.ts';
import { articleLanguages } from '@/model/blog/blog-post.ts';
import { draftOf, emptyDraft, type ArticleDraft } from '@/model/blog/article-draft.ts';
import {
  readStoredChanges,
  conflictsOver,
  draftOver,
  noChanges,
  resolveConflict,
  withChange,
  type DraftPart,
} from './draft-changes.ts';

type Edit = Partial<ArticleDraft>;

const monday: ArticleDraft = {
  ...emptyDraft('Maia'),
  title: 'Fish',
  slug: 'fish',
  isSlugOwn: true,
  content: 'Eat tuna every day.',
  tags: 'food, fish',
  fromWeek: '4',
};
const reviewed = { content: 'Tuna: at most twice a week.', reviewer: 'Dr Achieng', reviewedOn: '2026-11-24' };
const changed = (...edits: Edit[]) => edits.reduce((changes, each) => withChange(monday, changes, each), noChanges);

describe("a draft of Monday on top of the server's version of Tuesday", () => {
  it.each<[string, Edit, Edit, Edit, DraftPart[]]>([
    [
      'contains the changes made only in the draft',
      { title: 'Fish in pregnancy' },
      {},
      { title: 'Fish in pregnancy' },
      [],
    ],
    [
      'contains both changes to different parts',
      { title: 'Fish in pregnancy' },
      reviewed,
      { title: 'Fish in pregnancy', ...reviewed },
      [],
    ],
    [
      'has a conflict where both changed the same part',
      { content: 'Eat no tuna.' },
      reviewed,
      { content: 'Eat no tuna.' },
      ['content'],
    ],
    ['has no conflict where both wrote the same', { title: 'Eating fish ' }, { title: 'Eating fish' }, {}, []],
    [
      'has no conflict about different separators between tags',
      { tags: 'food,fish,week' },
      { tags: 'food, fish, week' },
      {},
      [],
    ],
    [
      'does not name a reviewer for a text that she has not reviewed',
      { content: 'Eat no tuna.' },
      { reviewer: 'Dr Achieng' },
      { reviewer: '' },
      ['content'],
    ],
    ['treats the two weeks as one part', { fromWeek: '20' }, { toWeek: '12' }, { toWeek: '' }, ['fromWeek']],
    [
      'has a conflict where the draft cleared what the other editor changed',
      { tags: '' },
      { tags: 'fish' },
      { tags: '' },
      ['tags'],
    ],
  ])('%s', (_, mine, theirs, draft, conflicts) => {
    const tuesday = { ...monday, ...theirs };
    expect(draftOver(tuesday, changed(mine))).toMatchObject(draft);
    expect(conflictsOver(tuesday, changed(mine))).toEqual(conflicts);
  });
});

describe('a change', () => {
  it('that is undone counts as none', () => {
    expect(changed({ title: 'Fishes' }, { title: 'Fish' })).toEqual(noChanges);
  });

  it('that is undone after the server changed the same part gives way to the server', () => {
    const tuesday = { ...monday, ...reviewed };
    const back = withChange(tuesday, changed({ content: 'Eat tuna every week.' }), { content: monday.content });
    expect(conflictsOver(tuesday, back)).toEqual([]);
    expect(draftOver(tuesday, back)).toMatchObject(reviewed);
  });

  it('remembers its base value when more is typed over a newer text', () => {
    const tuesday = { ...monday, ...reviewed };
    const more = withChange(tuesday, changed({ content: 'Eat no tuna.' }), { content: 'Eat no tuna at all.' });
    expect(conflictsOver(tuesday, more)).toEqual(['content']);
  });
});

describe('a conflict', () => {
  const tuesday = { ...monday, ...reviewed };
  const mine = changed({ content: 'Eat no tuna.', title: 'Tuna' });

  it("ends when the draft's text is chosen, until the server changes again", () => {
    const resolved = resolveConflict(tuesday, mine, 'content', 'own');
    expect(conflictsOver(tuesday, resolved)).toEqual([]);
    expect(draftOver(tuesday, resolved)).toMatchObject({ content: 'Eat no tuna.', reviewer: '', title: 'Tuna' });
    expect(conflictsOver({ ...tuesday, content: 'Ask your midwife.' }, resolved)).toEqual(['content']);
  });

  it("ends when the server's text is chosen, and the other changes stay", () => {
    const resolved = resolveConflict(tuesday, mine, 'content', 'theirs');
    expect(conflictsOver(tuesday, resolved)).toEqual([]);
    expect(draftOver(tuesday, resolved)).toEqual({ ...tuesday, title: 'Tuna' });
  });
});

describe('the draft stored on this phone', () => {
  it('is restored unchanged', () => {
    expect(readStoredChanges(null)).toEqual(noChanges);
    expect(readStoredChanges(changed({ title: 'Tuna' }))).toEqual(changed({ title: 'Tuna' }));
  });

  it('in the old format, without base values, asks about every difference from the server', () => {
    const old = readStoredChanges({ ...monday, title: 'Fish in pregnancy' });
    expect(conflictsOver({ ...monday, ...reviewed }, old)).toEqual(['title', 'content']);
    expect(conflictsOver(emptyDraft('Maia'), readStoredChanges(draftOf({ ...emptyPost, title: 'New' })))).toEqual([]);
  });
});

const emptyPost = { title: '', slug: '', content: '', author: 'Maia' };

it('an article can be written in every language of the app', () => {
  expect(articleLanguages.toSorted()).toEqual(languageTags.toSorted());
});
