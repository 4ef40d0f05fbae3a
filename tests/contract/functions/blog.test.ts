import { describe, expect, it } from 'vitest';
import { asking, freshId, limit, orderDesc, where, type Client } from '../server/client.ts';
import { documents } from '../matrix/clinic.ts';
import { ownMaia } from '../server/own-server.ts';
import { files, picture, upload } from '../server/upload-file.ts';

const server = ownMaia();
const post = (more: object = {}) => ({
  title: 'Sleep',
  slug: freshId('sleep').toLowerCase(),
  content: 'On your side.',
  author: 'Maia',
  ...more,
});
const write = (client: Client, data: object, documentId = freshId('post')) =>
  client.post(documents('blog_posts'), { documentId, data });

async function admin(): Promise<Client> {
  const client = await server.member('root');
  await server.key().put(`/users/${client.id}/labels`, { labels: ['admin'] });
  return client;
}
async function everybodyElse(): Promise<Client[]> {
  const doctor = await server.member('dr-ada');
  await server.key().put(`/users/${doctor.id}/labels`, { labels: ['doctor'] });
  return [server.guest(), await server.member('amina'), doctor];
}

describe('articles', () => {
  it('are written, changed and deleted by administrators alone, and read by anyone', async () => {
    const root = await admin();
    const { body } = await write(root, post());
    const path = documents('blog_posts', String(body['$id']));
    for (const client of await everybodyElse()) {
      expect((await client.get(path)).body['content']).toBe('On your side.');
      expect((await write(client, post())).status).toBe(401);
      expect((await client.patch(path, { data: { title: 'Mine' } })).status).toBe(401);
      expect((await client.delete(path)).status).toBe(401);
    }
    expect((await root.patch(path, { data: { title: 'Sleep well' } })).body['title']).toBe('Sleep well');
    expect((await root.delete(path)).status).toBe(204);
    expect((await root.delete(path)).status).toBe(404);
  });

  it('have a slug that no other has, also when two are written at once', async () => {
    const root = await admin();
    const slug = freshId('same').toLowerCase();
    const answers = await Promise.all([write(root, post({ slug })), write(root, post({ slug }))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const other = await write(root, post());
    const moved = await root.patch(documents('blog_posts', String(other.body['$id'])), { data: { slug } });
    expect(moved.status).toBe(409);
  });

  it.each([
    ['a slug that is none', { slug: 'Sleep well' }],
    ['a slug that is an address of the app', { slug: 'edit' }],
    ['a picture that nobody describes', { imageFileId: 'p1', imageAlt: ' ' }],
    ['weeks that end before they begin', { fromWeek: 12, toWeek: 10 }],
    ['a title of ten thousand letters', { title: 'x'.repeat(10_000) }],
    ['no words', { content: null }],
  ])('are refused with %s', async (_, wrong) => {
    expect((await write(await admin(), post(wrong))).status).toBe(400);
  });

  it('are listed newest first, 25 of them, by a word of the title and by category', async () => {
    const root = await admin();
    const word = freshId('word').replaceAll('-', '');
    const ids: string[] = [];
    for (let nth = 0; nth < 27; nth += 1)
      ids.push(
        String(
          (await write(root, post({ title: `Night ${word} ${nth}`, category: nth % 2 ? 'rest' : 'food' }))).body['$id'],
        ),
      );
    const list = async (...queries: Parameters<typeof asking>) => {
      const { body } = await server
        .guest()
        .get(documents('blog_posts') + asking(orderDesc('$createdAt'), limit(25), ...queries));
      return (body['documents'] as { $id: string }[]).map(({ $id }) => $id);
    };
    expect(await list(where('search', 'title', word))).toEqual(ids.toReversed().slice(0, 25));
    expect(await list(where('search', 'title', word), where('equal', 'category', 'rest'))).toEqual(
      ids.filter((_id, nth) => nth % 2).toReversed(),
    );
  });

  it('have pictures that anyone sees and only administrators send', async () => {
    const root = await admin();
    const png = await picture(4, 4);
    const id = freshId('picture');
    expect((await upload(root, 'blog-images', id, png, { name: 'sleep.png', permissions: [] })).status).toBe(201);
    for (const client of await everybodyElse()) {
      expect((await client.get(files('blog-images', id, '/preview?width=2'))).status).toBe(200);
      const sent = await upload(client, 'blog-images', freshId(), png, { name: 'x.png', permissions: [] });
      expect(sent.status).toBe(401);
      expect((await client.delete(files('blog-images', id))).status).toBe(401);
    }
    const text = Buffer.from('<svg onload="alert(1)">');
    expect((await upload(root, 'blog-images', freshId(), text, { name: 'x.png', permissions: [] })).status).toBe(400);
  });
});
