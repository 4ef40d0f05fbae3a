import { Query } from 'node-appwrite';
import { describe, expect, it } from 'vitest';
import { ask, forumClinic } from './forum-clinic.ts';
import { documents, type Person } from '../server/person.ts';

const clinic = forumClinic();
const text = { title: 'Swollen feet', content: 'Anybody else?', category: 'pregnancy' };

async function topicOf(person: Person, id: string): Promise<string> {
  expect(await ask(person, '/topic', { id, ...text })).toMatchObject({ status: 200 });
  return id;
}
const reply = (person: Person, topicId: string, id: string) =>
  ask(person, '/reply', { id, topicId, content: `I am ${id}` });
const vote = (person: Person, targetId: string, voteType: string, targetType = 'topic') =>
  ask(person, '/vote', { targetId, targetType, voteType });

describe('a topic', () => {
  it('begins unlocked, unpinned, with nothing counted and last replied to when it was made; under no name unless asked', async () => {
    const amina = await clinic.join('amina');
    await topicOf(amina, 'begins');
    const topic = await clinic.topic('begins');
    expect(topic).toMatchObject({ ...text, userName: 'Anonymous', replyCount: 0, voteScore: 0 });
    expect(topic).toMatchObject({ isLocked: false, isPinned: false, isHidden: false });
    expect(topic?.['lastReplyAt']).toBe(topic?.['$createdAt']);
    await ask(amina, '/topic', { id: 'named', ...text, isNamed: true });
    expect(await clinic.topic('named')).toMatchObject({ userId: 'amina', userName: 'amina' });
  });

  it('of a new account waits where a clinic says so, and is taken later under the same id', async () => {
    const newcomer = await clinic.join('newcomer');
    const variable = { key: 'FORUM_FIRST_POST_MINUTES', value: '30', secret: false };
    const { $id } = await clinic.server.must('POST', '/functions/forum/variables', variable);
    const told = await ask(newcomer, '/topic', { id: 'first', ...text });
    expect(told).toMatchObject({ status: 429, body: { reason: 'often' } });
    expect(told.body['waitS']).toBeGreaterThan(1700);
    expect(await clinic.topic('first')).toBeNull();
    await clinic.server.must('PUT', `/functions/forum/variables/${String($id)}`, { ...variable, value: '0' });
    await topicOf(newcomer, 'first');
  });

  it.each([
    [{ title: ' ', content: 'x' }, 'User ID, Topic Collection ID, title, and content are required.'],
    [{ title: '\u202e\u200d', content: 'x' }, 'User ID, Topic Collection ID, title, and content are required.'],
    [{ title: 'x', content: '\n' }, 'User ID, Topic Collection ID, title, and content are required.'],
    [{ title: 'x'.repeat(10_000), content: 'x' }, 'title must be at most 200 characters.'],
  ])('that says nothing or too much is refused in the spec’s words', async (given, message) => {
    const bad = await clinic.join(`bad-${crypto.randomUUID().slice(0, 8)}`);
    expect(await ask(bad, '/topic', { id: 'bad', ...given })).toMatchObject({ status: 400, body: { message } });
    expect(await clinic.topic('bad')).toBeNull();
  });

  it('of one emoji is a topic, trimmed, and asked for twice it is one', async () => {
    const bella = await clinic.join('bella');
    for (let twice = 0; twice < 2; twice += 1)
      expect(await ask(bella, '/topic', { id: 'emoji', title: ' 🤰 ', content: ' ? ' })).toMatchObject({ status: 200 });
    expect(await clinic.topic('emoji')).toMatchObject({ title: '🤰', content: '?', category: null });
    const other = await clinic.join('bella-2');
    expect(await ask(other, '/topic', { id: 'emoji', ...text })).toMatchObject({ status: 409 });
  });

  it('can be changed by its author alone, and never what is counted beside it', async () => {
    const [cora, mallory] = [await clinic.join('cora'), await clinic.join('mallory')];
    await topicOf(cora, 'mine');
    const changed = { topicId: 'mine', ...text, title: 'Still swollen', voteScore: 99 };
    expect(await ask(mallory, '/edit-topic', changed)).toMatchObject({ status: 403 });
    expect(await ask(cora, '/edit-topic', changed)).toMatchObject({ status: 200 });
    expect(await clinic.topic('mine')).toMatchObject({ title: 'Still swollen', voteScore: 0 });
    expect((await cora.call('PATCH', documents('forum_topics', 'mine'), { data: { voteScore: 9 } })).status).toBe(401);
    expect((await cora.call('POST', documents('forum_topics'), { documentId: 'x', data: text })).status).toBe(401);
  });
});

describe('replies', () => {
  it('are counted, set the time of the last one, and give it back when they go', async () => {
    const [dina, eva] = [await clinic.join('dina'), await clinic.join('eva')];
    await topicOf(dina, 'counted');
    for (const id of ['one', 'two'])
      expect(await reply(eva, 'counted', id)).toMatchObject({ status: 200, body: { isCounted: true } });
    expect(await reply(eva, 'counted', 'two')).toMatchObject({ status: 200 });
    const [one, two] = [await clinic.held('forum_posts', 'one'), await clinic.held('forum_posts', 'two')];
    expect(await clinic.topic('counted')).toMatchObject({ replyCount: 2, lastReplyAt: two?.$createdAt });

    expect(await ask(dina, '/delete-reply', { replyId: 'two', topicId: 'counted' })).toMatchObject({ status: 403 });
    expect(await ask(eva, '/delete-reply', { replyId: 'two' })).toMatchObject({ status: 400 });
    expect(await ask(eva, '/delete-reply', { replyId: 'two', topicId: 'counted' })).toMatchObject({ status: 200 });
    expect(await clinic.topic('counted')).toMatchObject({ replyCount: 1, lastReplyAt: one?.$createdAt });
    expect(await ask(eva, '/delete-reply', { replyId: 'two', topicId: 'counted' })).toMatchObject({ status: 410 });
    await ask(eva, '/delete-reply', { replyId: 'one', topicId: 'counted' });
    const topic = await clinic.topic('counted');
    expect(topic).toMatchObject({ replyCount: 0, lastReplyAt: topic?.$createdAt });
  });

  it('are changed by their author alone, and say that they were edited', async () => {
    const [jane, kim] = [await clinic.join('jane'), await clinic.join('kim')];
    await topicOf(jane, 'editable');
    await reply(kim, 'editable', 'kims');
    const before = await clinic.held('forum_posts', 'kims');
    expect(before?.['editedAt']).toBeNull();
    const changed = { replyId: 'kims', content: ' Only after standing ', voteScore: 99, userId: 'kim' };
    expect(await ask(jane, '/edit-reply', { ...changed, userId: 'jane' })).toMatchObject({ status: 403 });
    expect(await ask(kim, '/edit-reply', changed)).toMatchObject({ status: 200 });
    const after = await clinic.held('forum_posts', 'kims');
    expect(after).toMatchObject({ content: 'Only after standing', voteScore: 0, userId: before?.['userId'] });
    expect(Date.parse(String(after?.['editedAt']))).toBeGreaterThanOrEqual(Date.parse(String(before?.$createdAt)));
    expect(await clinic.topic('editable')).toMatchObject({ replyCount: 1, lastReplyAt: before?.$createdAt });
    expect(await ask(kim, '/edit-reply', { ...changed, content: ' ' })).toMatchObject({
      status: 400,
      body: { message: 'User ID, Post Collection ID, Topic ID, and content are required.' },
    });
    expect((await kim.call('PATCH', documents('forum_posts', 'kims'), { data: { content: 'x' } })).status).toBe(401);
    await ask(kim, '/delete-reply', { replyId: 'kims', topicId: 'editable' });
    expect(await ask(kim, '/edit-reply', changed)).toMatchObject({ status: 410 });
  });

  it('without words, or to what is not there, are refused', async () => {
    const fay = await clinic.join('fay');
    const message = 'User ID, Post Collection ID, Topic ID, and content are required.';
    expect(await ask(fay, '/reply', { id: 'r', topicId: 'counted', content: ' ' })).toMatchObject({
      body: { message },
    });
    expect(await ask(fay, '/reply', { id: 'r', content: 'x' })).toMatchObject({ status: 400, body: { message } });
    expect(await reply(fay, 'never-was', 'r')).toMatchObject({ status: 410 });
  });
});

describe('a vote', () => {
  it('is one for each person however often it is sent, turns round and goes', async () => {
    const [gita, hana] = [await clinic.join('gita'), await clinic.join('hana')];
    await topicOf(gita, 'voted');
    const score = async () => (await clinic.topic('voted'))?.['voteScore'];
    expect(await vote(gita, 'voted', 'up')).toMatchObject({ body: { voteType: 'up', voteScore: 1 } });
    expect(await vote(gita, 'voted', 'up')).toMatchObject({ body: { voteScore: 1 } });
    expect(await vote(hana, 'voted', 'up')).toMatchObject({ body: { voteScore: 2 } });
    expect(await vote(hana, 'voted', 'down')).toMatchObject({ body: { voteScore: 0 } });
    expect(await vote(hana, 'voted', 'remove')).toMatchObject({ body: { voteScore: 1 } });
    expect(await vote(hana, 'voted', 'remove')).toMatchObject({ body: { voteScore: 1 } });
    expect(await score()).toBe(1);
    expect((await hana.list('votes')).body.total).toBe(0);
    expect((await gita.list('votes')).body.total).toBe(1);
  });

  it('sent at the same moment by many people and by one person many times is counted exactly', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, (_, nth) => clinic.join(`voter-${nth}`)));
    await topicOf(people[0]!, 'busy');
    const wishes = people.flatMap((person, nth) =>
      Array.from({ length: 3 }, () => vote(person, 'busy', nth < 6 ? 'up' : 'down')),
    );
    const answers = await Promise.all(wishes);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    await clinic.sweep();
    expect(await clinic.topic('busy')).toMatchObject({ voteScore: 4 });
  });

  it('without a target, or for what was removed, is refused and leaves nothing', async () => {
    const ida = await clinic.join('ida');
    const message = 'User ID, target ID, and target type are required.';
    expect(await ask(ida, '/vote', { targetId: 'voted', voteType: 'up' })).toMatchObject({ body: { message } });
    expect(await vote(ida, 'never-was', 'up', 'post')).toMatchObject({ status: 410 });
    expect((await ida.list('votes')).body.total).toBe(0);
  });
});

describe('of one person', () => {
  it('no more than 5 topics and replies are taken in 10 minutes, also at the same moment', async () => {
    const jo = await clinic.join('jo');
    await topicOf(jo, 'much');
    const answers = await Promise.all(Array.from({ length: 7 }, (_, nth) => reply(jo, 'much', `much-${nth}`)));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect(count(200) + count(429) + count(503)).toBe(7);
    // Replies that were refused because of the others at the same moment are sent again.
    for (let nth = 0; nth < 7; nth += 1) await reply(jo, 'much', `much-${nth}`);
    expect(await clinic.topic('much')).toMatchObject({ replyCount: 4 });
    const late = await reply(jo, 'much', 'late');
    expect(late.status).toBe(429);
    expect(late.body['waitS']).toBeGreaterThan(500);
    // A deleted reply still counts against the limit.
    await ask(jo, '/delete-reply', { replyId: 'much-0', topicId: 'much' });
    expect(await reply(jo, 'much', 'late')).toMatchObject({ status: 429 });
  });
});

describe('moderators', () => {
  it('lock, pin and hide, and no other user does', async () => {
    const [kia, lea, mod] = [await clinic.join('kia'), await clinic.join('lea'), await clinic.moderator('mod')];
    await topicOf(kia, 'kept');
    await reply(lea, 'kept', 'rude');
    const act = (person: Person, action: string, targetId = 'kept', targetType = 'topic') =>
      ask(person, '/moderate', { targetId, targetType, action });
    for (const action of ['lock', 'pin', 'hide', 'show', 'dismiss'])
      expect(await act(kia, action)).toMatchObject({ status: 403 });
    for (const action of ['pin', 'lock']) expect(await act(mod, action)).toMatchObject({ status: 200 });
    expect(await clinic.topic('kept')).toMatchObject({ isPinned: true, isLocked: true });
    expect(await reply(lea, 'kept', 'late-reply')).toMatchObject({ status: 423 });
    expect(await act(mod, 'pin', 'rude', 'post')).toMatchObject({ status: 400 });

    expect(await ask(kia, '/report', { targetId: 'rude', targetType: 'post', reason: 'unkind' })).toMatchObject({
      status: 200,
    });
    expect(await ask(kia, '/reports', {})).toMatchObject({ status: 403 });
    expect((await ask(mod, '/reports', {})).body).toMatchObject({
      reports: [{ targetId: 'rude', targetType: 'post', topicId: 'kept', content: 'I am rude', reasons: ['unkind'] }],
    });
    expect(await act(mod, 'hide', 'rude', 'post')).toMatchObject({ status: 200 });
    expect((await ask(mod, '/reports', {})).body).toMatchObject({ reports: [], hidden: [{ targetId: 'rude' }] });
    expect((await kia.get('forum_posts', 'rude')).status).toBe(404);
    expect((await mod.get('forum_posts', 'rude')).status).toBe(200);
    expect(await clinic.topic('kept')).toMatchObject({ replyCount: 0 });
    expect(await vote(kia, 'rude', 'up', 'post')).toMatchObject({ status: 410 });
    await act(mod, 'show', 'rude', 'post');
    expect((await kia.get('forum_posts', 'rude')).status).toBe(200);
    expect(await clinic.topic('kept')).toMatchObject({ replyCount: 1 });

    await act(mod, 'hide');
    expect((await lea.get('forum_topics', 'kept')).status).toBe(404);
    expect((await lea.list('forum_topics')).body.documents?.map(({ $id }) => $id)).not.toContain('kept');
  });
});

describe('who comes back', () => {
  /** Moves everything that this person has done so far back in time, by so many minutes. */
  async function moveBack(minutes: number, value: string): Promise<void> {
    const { body } = await clinic.server.list('function_state', Query.startsWith('owner', 'forum/'), Query.limit(100));
    for (const { $id, $createdAt } of (body.documents ?? []).filter((mark) => mark['value'] === value)) {
      const earlier = new Date(Date.parse(String($createdAt)) - minutes * 60_000).toISOString();
      await clinic.server.must('PATCH', documents('function_state', $id), { data: { $createdAt: earlier } });
    }
  }

  it.each([11, 50, 119])('%i minutes later writes as at first, as much as any user in ten minutes', async (minutes) => {
    const name = `back-${minutes}`;
    const kim = await clinic.join(name);
    await topicOf(kim, name);
    await moveBack(minutes, 'post');
    for (let nth = 0; nth < 5; nth += 1)
      expect(await reply(kim, name, `${name}-${nth}`), `reply ${nth}`).toMatchObject({ status: 200 });
    expect(await reply(kim, name, `${name}-5`)).toMatchObject({ status: 429, body: { reason: 'often' } });
    await moveBack(minutes, 'post');
    expect(await reply(kim, name, `${name}-5`)).toMatchObject({ status: 200 });
  });

  it('61 minutes later votes and reports as at first', async () => {
    const [lou, author] = [await clinic.join('lou'), await clinic.join('lou-author')];
    for (const id of ['lou-1', 'lou-2']) await topicOf(author, id);
    const report = (targetId: string) => ask(lou, '/report', { targetId, targetType: 'topic', reason: 'unkind' });
    expect(await vote(lou, 'lou-1', 'up')).toMatchObject({ status: 200 });
    expect(await report('lou-1')).toMatchObject({ status: 200 });
    for (const act of ['vote', 'report']) await moveBack(61, act);
    expect(await vote(lou, 'lou-2', 'up')).toMatchObject({ status: 200 });
    expect(await report('lou-2')).toMatchObject({ status: 200 });
  });
});
