import { describe, expect, it } from 'vitest';
import { draftOf, emptyDraft, type ArticleDraft } from './article-draft.ts';
import { changesIn, clashesOver, draftOver, noChanges, settled, withChange, type DraftPart } from './draft-changes.ts';

type Given = Partial<ArticleDraft>;

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
const changed = (...given: Given[]) => given.reduce((changes, each) => withChange(monday, changes, each), noChanges);

describe('a draft of monday over what the server has on tuesday', () => {
  it.each<[string, Given, Given, Given, DraftPart[]]>([
    ['has what only she changed', { title: 'Fish in pregnancy' }, {}, { title: 'Fish in pregnancy' }, []],
    [
      'has both where they changed different things',
      { title: 'Fish in pregnancy' },
      reviewed,
      { title: 'Fish in pregnancy', ...reviewed },
      [],
    ],
    [
      'asks where both changed the same',
      { content: 'Eat no tuna.' },
      reviewed,
      { content: 'Eat no tuna.' },
      ['content'],
    ],
    ['does not ask where both wrote the same', { title: 'Eating fish ' }, { title: 'Eating fish' }, {}, []],
    [
      'does not ask about another way to separate tags',
      { tags: 'food,fish,week' },
      { tags: 'food, fish, week' },
      {},
      [],
    ],
    [
      'does not put a clinician under a text that she has not read',
      { content: 'Eat no tuna.' },
      { reviewer: 'Dr Achieng' },
      { reviewer: '' },
      ['content'],
    ],
    ['asks about the weeks as a pair', { fromWeek: '20' }, { toWeek: '12' }, { toWeek: '' }, ['fromWeek']],
    ['asks where she emptied what another changed', { tags: '' }, { tags: 'fish' }, { tags: '' }, ['tags']],
  ])('%s', (_, own, theirs, draft, clashes) => {
    const tuesday = { ...monday, ...theirs };
    expect(draftOver(tuesday, changed(own))).toMatchObject(draft);
    expect(clashesOver(tuesday, changed(own))).toEqual(clashes);
  });
});

describe('a change', () => {
  it('that is taken back is none', () => {
    expect(changed({ title: 'Fishes' }, { title: 'Fish' })).toEqual(noChanges);
  });

  it('that is taken back after the server changed the same gives way to the server', () => {
    const tuesday = { ...monday, ...reviewed };
    const back = withChange(tuesday, changed({ content: 'Eat tuna every week.' }), { content: monday.content });
    expect(clashesOver(tuesday, back)).toEqual([]);
    expect(draftOver(tuesday, back)).toMatchObject(reviewed);
  });

  it('remembers what it began from when more is typed over a newer text', () => {
    const tuesday = { ...monday, ...reviewed };
    const more = withChange(tuesday, changed({ content: 'Eat no tuna.' }), { content: 'Eat no tuna at all.' });
    expect(clashesOver(tuesday, more)).toEqual(['content']);
  });
});

describe('a clash', () => {
  const tuesday = { ...monday, ...reviewed };
  const own = changed({ content: 'Eat no tuna.', title: 'Tuna' });

  it('is over when her own text stays, until the server has yet another', () => {
    const kept = settled(tuesday, own, 'content', 'own');
    expect(clashesOver(tuesday, kept)).toEqual([]);
    expect(draftOver(tuesday, kept)).toMatchObject({ content: 'Eat no tuna.', reviewer: '', title: 'Tuna' });
    expect(clashesOver({ ...tuesday, content: 'Ask your midwife.' }, kept)).toEqual(['content']);
  });

  it('is over when the text of the server is taken, and the other changes stay', () => {
    const taken = settled(tuesday, own, 'content', 'theirs');
    expect(clashesOver(tuesday, taken)).toEqual([]);
    expect(draftOver(tuesday, taken)).toEqual({ ...tuesday, title: 'Tuna' });
  });
});

describe('what was kept on this phone', () => {
  it('comes back as it was', () => {
    expect(changesIn(null)).toEqual(noChanges);
    expect(changesIn(changed({ title: 'Tuna' }))).toEqual(changed({ title: 'Tuna' }));
  });

  it('of before it knew its beginning, asks about all that the server has otherwise', () => {
    const old = changesIn({ ...monday, title: 'Fish in pregnancy' });
    expect(clashesOver({ ...monday, ...reviewed }, old)).toEqual(['title', 'content']);
    expect(clashesOver(emptyDraft('Maia'), changesIn(draftOf({ ...emptyPost, title: 'New' })))).toEqual([]);
  });
});

const emptyPost = { title: '', slug: '', content: '', author: 'Maia' };
