import { describe, expect, it } from 'vitest';
import { publishDueArticles } from '../../../functions/clinic/publish-articles.ts';
import { Remote } from '../../../functions/clinic/remote.ts';
import { draftBody, emptyDraft, type ArticleDraft } from '../../../src/model/blog/article-draft.ts';
import { documents } from '../matrix/clinic.ts';
import { freshId, type Client, type Json } from '../server/client.ts';
import { ownMaia } from '../server/own-server.ts';
import { done } from '../server/server-under-test.ts';
import { administration } from './administration.ts';

const server = ownMaia();
const { admin, by, held } = administration(server);
/** Far enough that the schedule of the server publishes none of these meanwhile. */
const DAY = '2999-01-01';
const BEFORE = new Date(`${DAY}T08:59:00Z`);
const AFTER = new Date(`${DAY}T09:01:00Z`);

/** The backend of a run. @param dies the method in which this run ends, after it has done its work there */
function remote(dies?: 'create' | 'removeWhere'): Remote {
  const real = new Remote({ endpoint: `${server.running.url}/v1`, projectId: 'maia', key: server.running.apiKey });
  if (!dies) return real;
  return new Proxy(real, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return async (...given: unknown[]) => {
        const result: unknown = await Reflect.apply(value, target, given);
        if (name === dies) throw new Error('the run is killed');
        return result;
      };
    },
  });
}
const failed: unknown[] = [];
const run = (now: Date, at = remote()) => publishDueArticles(at, now, (...failure) => failed.push(failure));

async function draftOf(
  root: Client,
  fields: Partial<ArticleDraft> = {},
  publishAt: string | null = `${DAY}T09:00:00Z`,
) {
  const slug = freshId('sleep').toLowerCase();
  const article = { ...emptyDraft('Grace'), title: 'Sleep', slug, content: 'On your side.', ...fields };
  const data = { title: article.title, writtenBy: root.id, body: draftBody(article), publishAt };
  const documentId = freshId('draft');
  done(await root.post(documents('blog_drafts'), { documentId, data }), 201);
  return { id: documentId, slug: article.slug, article };
}
const articlesAt = async (slug: string): Promise<Json[]> => {
  const queries = [
    `queries[0]=${encodeURIComponent(JSON.stringify({ method: 'equal', attribute: 'slug', values: [slug] }))}`,
  ];
  return (await server.guest().get(`${documents('blog_posts')}?${queries.join('&')}`)).body['documents'] as Json[];
};
const exists = async (id: string) => (await held('blog_drafts', id)).status === 200;

describe('a draft with a day and a time', () => {
  it('is published in the first run after it and not before, with an entry, and is no draft any more', async () => {
    const root = await admin();
    const { id, slug } = await draftOf(root);
    await run(BEFORE);
    expect([await articlesAt(slug), await exists(id)]).toEqual([[], true]);
    await run(AFTER);
    expect(await articlesAt(slug)).toMatchObject([{ $id: id, title: 'Sleep', content: 'On your side.' }]);
    expect(await exists(id)).toBe(false);
    expect(await by(root)).toMatchObject([{ action: 'publish-article', targetId: id, isDone: true }]);
    await run(AFTER);
    expect(await articlesAt(slug)).toHaveLength(1);
  });

  it('without a time, or with one that was taken back, stays a draft', async () => {
    const root = await admin();
    const [never, cancelled] = [await draftOf(root, {}, null), await draftOf(root)];
    done(await root.patch(documents('blog_drafts', cancelled.id), { data: { publishAt: null } }));
    await run(AFTER);
    expect([await exists(never.id), await exists(cancelled.id)]).toEqual([true, true]);
    expect([...(await articlesAt(never.slug)), ...(await articlesAt(cancelled.slug))]).toEqual([]);
  });

  it.each(['create', 'removeWhere'] as const)('is published once when the run is killed after %s', async (step) => {
    const { id, slug } = await draftOf(await admin());
    failed.length = 0;
    await run(AFTER, remote(step));
    expect(failed).toHaveLength(1);
    expect(await articlesAt(slug)).toHaveLength(1);
    await run(AFTER);
    expect(await articlesAt(slug)).toHaveLength(1);
    expect(await exists(id)).toBe(false);
  });

  it('is published once by two runs at the same time', async () => {
    const { id, slug } = await draftOf(await admin());
    await Promise.all([run(AFTER), run(AFTER)]);
    expect(await articlesAt(slug)).toHaveLength(1);
    expect(await exists(id)).toBe(false);
  });

  it('that was changed after a killed run keeps its newer text as a draft without a time', async () => {
    const root = await admin();
    const { id, slug, article } = await draftOf(root);
    await run(AFTER, remote('create'));
    const body = draftBody({ ...article, content: 'On your left side.' });
    done(await root.patch(documents('blog_drafts', id), { data: { body } }));
    await run(AFTER);
    expect(await articlesAt(slug)).toMatchObject([{ content: 'On your side.' }]);
    expect(done(await held('blog_drafts', id))).toMatchObject({ body, publishAt: null, publishFault: null });
  });

  it.each<[string, Partial<ArticleDraft>, string]>([
    ['without a text', { content: '' }, 'required'],
    ['with a picture that is not described', { imageFileId: 'leaf' }, 'field'],
    ['at an address that is none', { slug: 'Sleep Well' }, 'slugForm'],
  ])('%s is not published, says why, and is not tried again', async (_, fields, publishFault) => {
    const root = await admin();
    const { id } = await draftOf(root, fields);
    await run(AFTER);
    expect(done(await held('blog_drafts', id))).toMatchObject({ publishAt: null, publishFault });
    expect(await by(root)).toEqual([]);
  });

  it('at the address of another article is not published, and holds up no other one', async () => {
    const root = await admin();
    const slug = freshId('taken').toLowerCase();
    const other = { title: 'Rest', slug, content: 'Rest.', author: 'Maia' };
    done(await root.post(documents('blog_posts'), { documentId: freshId('post'), data: other }), 201);
    const [taken, next] = [await draftOf(root, { slug }), await draftOf(root)];
    await run(AFTER);
    expect(done(await held('blog_drafts', taken.id))).toMatchObject({ publishAt: null, publishFault: 'slugTaken' });
    expect(await articlesAt(slug)).toMatchObject([{ title: 'Rest' }]);
    expect(await articlesAt(next.slug)).toHaveLength(1);
  });
});
