import { Query } from 'node-appwrite';
import { describe, expect, it } from 'vitest';
import { hashedId } from '../../../functions/support/hashed-id.ts';
import { derivedId } from '../../../src/model/schema/derived-id.ts';
import { ask, forumClinic } from './forum-clinic.ts';
import { documents, type Held, type Person } from '../server/person.ts';

const clinic = forumClinic();
const text = { title: 'Swollen feet', content: 'Anybody else?' };
const texts = ['forum_topics', 'forum_posts'] as const;

const topicBy = async (person: Person, id: string, isNamed = false) =>
  expect(await ask(person, '/topic', { id, ...text, isNamed })).toMatchObject({ status: 200 });
const replyBy = async (person: Person, topicId: string, id: string, isNamed = false) =>
  expect(await ask(person, '/reply', { id, topicId, content: 'Me too', isNamed })).toMatchObject({ status: 200 });
const moderate = async (person: Person, action: string, targetId: string, targetType = 'topic') =>
  expect(await ask(person, '/moderate', { targetId, targetType, action })).toMatchObject({ status: 200 });
const writerOf = async (collection: string, id: string) => String((await clinic.held(collection, id))?.['userId']);
const all = (person: Person, collection: string, ...queries: string[]) =>
  person.list(collection, ...queries, Query.limit(100)).then(({ body }) => body.documents ?? []);
/** The authors of a topic, read with the server key because no user may read them. */
const rowsOf = async (topicId: string): Promise<Held[]> =>
  all(clinic.server, 'forum_authors', Query.equal('topicId', [topicId]));

describe('a text without a name', () => {
  it('names no account to a user who reads, lists or asks for what an account wrote', async () => {
    const [amina, reader] = [await clinic.join('account-amina'), await clinic.join('reader')];
    await topicBy(amina, 'quiet');
    await replyBy(amina, 'quiet', 'quiet-1');
    await topicBy(amina, 'loud', true);
    for (const collection of texts) {
      const written = await all(reader, collection, Query.equal('userId', ['account-amina']));
      expect(written.map(({ $id }) => $id)).toEqual(collection === 'forum_topics' ? ['loud'] : []);
      const others = (await all(reader, collection)).filter(({ $id }) => $id !== 'loud');
      expect(others.length).toBeGreaterThan(0);
      expect(JSON.stringify(others)).not.toContain('account-amina');
    }
    const told = [
      await ask(reader, '/edit-topic', { topicId: 'quiet', ...text }),
      await ask(reader, '/delete-topic', { topicId: 'quiet' }),
      await ask(reader, '/topic', { id: 'quiet', ...text }),
      await ask(reader, '/reply', { id: 'quiet-1', topicId: 'quiet', content: 'x' }),
      await ask(reader, '/report', { targetId: 'quiet', targetType: 'topic', reason: 'other' }),
      await ask(reader, '/vote', { targetId: 'quiet', targetType: 'topic', voteType: 'up' }),
    ];
    expect(told.map(({ status }) => status)).toEqual([403, 403, 409, 409, 200, 200]);
    expect(JSON.stringify(told)).not.toContain('account-amina');
    expect(await reader.must('GET', '/functions/forum/executions')).not.toMatchObject({ total: 0 });
    expect(JSON.stringify(await reader.must('GET', '/functions/forum/executions'))).not.toContain('account-amina');
  });

  it('is one author within its topic, and cannot be linked to another topic or to a name', async () => {
    const [bella, cora] = [await clinic.join('bella'), await clinic.join('cora')];
    await topicBy(bella, 'one');
    await replyBy(bella, 'one', 'one-1');
    await replyBy(cora, 'one', 'one-2');
    await topicBy(bella, 'two');
    await replyBy(bella, 'one', 'one-3', true);
    const [one, two] = [await writerOf('forum_topics', 'one'), await writerOf('forum_topics', 'two')];
    expect(await writerOf('forum_posts', 'one-1')).toBe(one);
    expect(new Set([one, two, await writerOf('forum_posts', 'one-2'), 'bella', 'cora']).size).toBe(5);
    expect(await clinic.held('forum_posts', 'one-3')).toMatchObject({ userId: 'bella', userName: 'bella' });
  });

  it('of an account that is called Anonymous is one', async () => {
    const dora = await clinic.join('dora');
    await dora.must('PATCH', '/account/name', { name: ' Anonymous ' });
    await topicBy(dora, 'called-so', true);
    expect(await writerOf('forum_topics', 'called-so')).not.toBe('dora');
  });

  it('has one writer also when several come at the same moment', async () => {
    const [eva, fay] = [await clinic.join('eva'), await clinic.join('fay')];
    await topicBy(fay, 'at-once');
    const ids = ['at-once-1', 'at-once-2', 'at-once-3', 'at-once-4'];
    const send = (id: string) => ask(eva, '/reply', { id, topicId: 'at-once', content: id });
    await Promise.all(ids.map(send));
    // A reply that was refused because of the others at the same moment is sent again.
    for (const id of ids) expect(await send(id)).toMatchObject({ status: 200 });
    expect(new Set(await Promise.all(ids.map((id) => writerOf('forum_posts', id)))).size).toBe(1);
    expect(await rowsOf('at-once')).toHaveLength(2);
  });

  it('is emitted to subscribers without its account: written, voted on, hidden, shown, changed and removed', async () => {
    const [gita, reader] = [await clinic.join('account-gita'), await clinic.join('listener')];
    const [mod, fence] = [await clinic.moderator('mod'), await clinic.join('fence')];
    const channels = ['documents', 'rows', 'executions', 'functions', 'transactions'];
    const [listener, keepers] = [await reader.listen(...channels), await mod.listen(...channels)];
    const authorListener = await gita.listen('documents');
    await topicBy(gita, 'told');
    await replyBy(gita, 'told', 'told-1');
    for (const action of ['hide', 'pin', 'show', 'hide', 'show']) await moderate(mod, action, 'told');
    for (const action of ['hide', 'show', 'hide']) await moderate(mod, action, 'told-1', 'post');
    await ask(gita, '/vote', { targetId: 'told', targetType: 'topic', voteType: 'up' });
    await ask(gita, '/edit-topic', { topicId: 'told', ...text, title: 'Feet' });
    await ask(gita, '/delete-reply', { topicId: 'told', replyId: 'told-1' });
    await ask(gita, '/delete-topic', { topicId: 'told' });
    await topicBy(fence, 'fence');
    for (const { received } of [listener, keepers]) await expect.poll(() => received).toContain('fence');
    listener.close();
    keepers.close();
    authorListener.close();
    expect(listener.received).toEqual(expect.arrayContaining(['told', 'told-1']));
    for (const frames of [listener.frames.join('\n'), keepers.frames.join('\n')]) {
      expect(frames).not.toContain('account-gita');
      expect(frames).not.toContain('forum_authors');
    }
    expect(authorListener.frames.join('\n')).toContain('forum_authors');
  });

  it('is hers: sent again it is the same, she changes and deletes it, also hidden, and no other user does', async () => {
    const [hana, ida] = [await clinic.join('hana'), await clinic.join('ida')];
    const mod = await clinic.moderator('mod-2');
    await topicBy(ida, 'ours');
    await topicBy(hana, 'mine');
    for (let twice = 0; twice < 2; twice += 1) await replyBy(hana, 'ours', 'ours-1');
    for (let twice = 0; twice < 2; twice += 1) await topicBy(hana, 'mine');
    const change = { topicId: 'mine', ...text, title: 'Still swollen' };
    expect(await ask(ida, '/edit-topic', change)).toMatchObject({ status: 403 });
    expect(await ask(hana, '/edit-topic', change)).toMatchObject({ status: 200 });
    const replyChange = { replyId: 'ours-1', content: 'Only after standing' };
    expect(await ask(ida, '/edit-reply', replyChange)).toMatchObject({ status: 403 });
    expect(await ask(hana, '/edit-reply', replyChange)).toMatchObject({ status: 200 });
    await moderate(mod, 'hide', 'mine');
    await moderate(mod, 'hide', 'ours-1', 'post');
    for (const [collection, id] of [
      ['forum_topics', 'mine'],
      ['forum_posts', 'ours-1'],
    ] as const) {
      for (const person of [hana, ida]) expect((await person.get(collection, id)).status).toBe(404);
    }
    expect(await ask(ida, '/edit-topic', change)).toMatchObject({ status: 410 });
    expect(await ask(hana, '/edit-topic', change)).toMatchObject({ status: 200 });
    expect(await ask(ida, '/edit-reply', replyChange)).toMatchObject({ status: 410 });
    expect(await ask(hana, '/edit-reply', replyChange)).toMatchObject({ status: 200 });
    expect(await ask(hana, '/delete-reply', { topicId: 'ours', replyId: 'ours-1' })).toMatchObject({ status: 200 });
    expect(await ask(hana, '/delete-topic', { topicId: 'mine' })).toMatchObject({ status: 200 });
  });
});

describe('a hidden text without a name', () => {
  it('names its account to no moderator, in no grant, and to its author when she asks', async () => {
    const [lola, other] = [await clinic.join('account-lola'), await clinic.join('other')];
    const mod = await clinic.moderator('mod-6');
    const squatted = async (id: string) => clinic.join(await writerOf('forum_topics', id));
    for (const id of ['seen', 'unseen']) await topicBy(lola, id);
    await topicBy(lola, 'unseen-named', true);
    await replyBy(lola, 'seen', 'unseen-1');
    const squatter = await squatted('unseen');
    await topicBy(squatter, 'of-squatter', true);
    for (const id of ['unseen', 'unseen-named', 'of-squatter']) await moderate(mod, 'hide', id);
    await moderate(mod, 'hide', 'unseen-1', 'post');
    const keepers = ['read("label:moderator")', 'read("label:admin")'];
    expect((await mod.get('forum_topics', 'unseen')).body.$permissions).toEqual(keepers);
    expect((await mod.get('forum_posts', 'unseen-1')).body.$permissions).toEqual(keepers);
    expect((await lola.get('forum_topics', 'unseen-named')).status).toBe(200);
    for (const collection of texts) {
      const unnamed = (await all(mod, collection)).filter(({ $id }) => $id !== 'unseen-named');
      expect(JSON.stringify(unnamed)).not.toContain('account-lola');
    }
    const idsTold = async (person: Person) => {
      const { status, body } = await ask(person, '/own-hidden', {});
      expect(status).toBe(200);
      return texts.map((collection) => (body[collection] as Held[]).map(({ $id }) => $id));
    };
    expect(await idsTold(lola)).toEqual([['unseen'], ['unseen-1']]);
    for (const person of [other, mod, squatter]) expect(await idsTold(person)).toEqual([[], []]);
    await moderate(mod, 'show', 'unseen');
    expect((await other.get('forum_topics', 'unseen')).body.$permissions).toEqual(['read("users")']);
    expect(await idsTold(lola)).toEqual([[], ['unseen-1']]);
  });
});

describe('who wrote it', () => {
  it('is written down for herself alone', async () => {
    const [jo, kia] = [await clinic.join('jo'), await clinic.join('kia')];
    const mod = await clinic.moderator('mod-3');
    await topicBy(jo, 'known');
    await replyBy(kia, 'known', 'known-1');
    const [row] = await all(jo, 'forum_authors');
    expect(row).toMatchObject({ userId: 'jo', topicId: 'known', penId: await writerOf('forum_topics', 'known') });
    expect(row?.$permissions).toEqual(['read("user:jo")']);
    const path = documents('forum_authors', String(row?.$id));
    const permissions = ['read("user:kia")'];
    for (const other of [kia, mod]) {
      const { total, documents: seen = [] } = (await other.list('forum_authors', Query.equal('userId', ['jo']))).body;
      expect([total, seen.length]).toEqual([0, 0]);
      expect((await other.call('GET', path)).status).toBe(404);
      expect((await other.call('PATCH', path, { data: { penId: 'x' }, permissions })).status).toBe(401);
      expect((await other.call('DELETE', path, {})).status).toBe(401);
    }
    const { userId, topicId, penId, pairId } = row as Held;
    const forged = { documentId: 'forged', data: { userId, topicId, penId, pairId }, permissions };
    for (const person of [jo, kia])
      expect((await person.call('POST', documents('forum_authors'), forged)).status).toBe(401);
    // A unique index refuses a second pseudonym, in case two first texts arrive at the same moment.
    expect((await clinic.server.call('POST', documents('forum_authors'), forged)).status).toBe(409);
  });

  it('cannot be tried out: no id follows from what others know', async () => {
    const [lea, mallory] = [await clinic.join('lea'), await clinic.join('mallory')];
    await topicBy(lea, 'tried');
    const [row] = await rowsOf('tried');
    const known = ['lea', 'tried', String(row?.['penId'])];
    const tried = [...known, String(row?.['pairId'])];
    for (const words of [known.slice(0, 2), known.slice(0, 2).toReversed()])
      tried.push(hashedId(...words), await derivedId(...words), await derivedId('forum author', ...words));
    for (const id of tried)
      expect((await mallory.call('PATCH', documents('forum_authors', id), { data: { topicId: 'x' } })).status).toBe(
        404,
      );
    // The records of the rate limit would show when a user writes.
    const owner = `forum/${hashedId('post', 'lea')}`.slice(0, 36);
    const marks = await all(clinic.server, 'function_state', Query.equal('owner', [owner]));
    expect(marks).toHaveLength(1);
    for (const id of [hashedId(owner, ''), String(marks[0]?.['only'])])
      expect((await mallory.call('PATCH', documents('function_state', id), { data: { value: 'x' } })).status).toBe(404);
  });

  it('does not become the account that is made with that id', async () => {
    const [mia, mod] = [await clinic.join('mia'), await clinic.moderator('mod-4')];
    await topicBy(mia, 'taken');
    await replyBy(mia, 'taken', 'taken-1');
    const pen = await writerOf('forum_topics', 'taken');
    const thief = await clinic.join(pen);
    await topicBy(thief, 'of-thief', true);
    expect(await ask(thief, '/edit-topic', { topicId: 'taken', ...text })).toMatchObject({ status: 403 });
    expect(await ask(thief, '/delete-reply', { topicId: 'taken', replyId: 'taken-1' })).toMatchObject({ status: 403 });
    await moderate(mod, 'hide', 'taken-1', 'post');
    expect((await thief.get('forum_posts', 'taken-1')).status).toBe(404);
    const before = await clinic.topic('taken');
    const erased = await thief.must('POST', '/functions/account/executions', {
      path: '/erase',
      body: JSON.stringify({ password: 'Kite-and-Lamp-42' }),
    });
    expect(erased, String(erased['errors'])).toMatchObject({ responseStatusCode: 200 });
    expect(await clinic.topic('taken')).toEqual(before);
    expect(await ask(mia, '/edit-topic', { topicId: 'taken', ...text, title: 'Mine' })).toMatchObject({ status: 200 });
  });

  it('goes with the topic, also for a reply that comes after it', async () => {
    const [nia, ola] = [await clinic.join('nia'), await clinic.join('ola')];
    await topicBy(nia, 'short');
    await replyBy(ola, 'short', 'short-1');
    expect(await rowsOf('short')).toHaveLength(2);
    expect(await ask(nia, '/delete-topic', { topicId: 'short' })).toMatchObject({ status: 200 });
    expect(await rowsOf('short')).toEqual([]);
    const late = { userId: 'ola', topicId: 'short', penId: 'late', pairId: 'late' };
    await clinic.server.create('forum_authors', 'late', late);
    const work = JSON.stringify({ work: 'settle', type: 'topic', id: 'short' });
    await clinic.server.create('function_state', 'late', { owner: 'forum-counters', value: work });
    await clinic.sweep();
    expect(await rowsOf('short')).toEqual([]);
  });

  it('is forgotten with her account; her texts in sight stay as they are, so that no time tells which they were', async () => {
    const [pia, mod] = [await clinic.join('account-pia'), await clinic.moderator('mod-5')];
    await topicBy(pia, 'left');
    await topicBy(pia, 'left-named', true);
    const left = await clinic.topic('left');
    const run = await pia.must('POST', '/functions/account/executions', {
      path: '/erase',
      body: JSON.stringify({ password: 'Kite-and-Lamp-42' }),
    });
    expect(run, String(run['errors'])).toMatchObject({ responseStatusCode: 200 });
    expect(await clinic.topic('left')).toEqual(left);
    expect(await clinic.topic('left-named')).toMatchObject({ userId: 'erased', userName: 'Anonymous' });
    expect(JSON.stringify(await rowsOf('left'))).not.toContain('account-pia');
    await moderate(mod, 'hide', 'left');
    expect((await clinic.topic('left'))?.$permissions.join()).not.toContain('user:');
  });
});

it('that a user voted on a text or reported it cannot be found out by trying ids', async () => {
  const [nora, author] = [await clinic.join('nora'), await clinic.join('author')];
  await topicBy(author, 'unkind');
  const acts = [
    ['/vote', { voteType: 'down' }, 'vote', 'votes'],
    ['/report', { reason: 'unkind' }, 'report', 'forum_reports'],
  ] as const;
  for (const [path, body, word, collection] of acts) {
    for (const _ of ['once', 'sent again'])
      expect(await ask(nora, path, { targetId: 'unkind', targetType: 'topic', ...body })).toMatchObject({
        status: 200,
      });
    const held = await all(clinic.server, collection, Query.equal('userId', ['nora']));
    expect(held).toHaveLength(1);
    const tried = [await derivedId(word, 'nora', 'unkind'), await derivedId(word, 'unkind', 'nora')];
    for (const id of [...tried, 'nora', 'unkind', hashedId(word, 'nora', 'unkind')])
      expect((await author.call('PATCH', documents(collection, id), { data: { targetId: 'x' } })).status).toBe(404);
  }
});
