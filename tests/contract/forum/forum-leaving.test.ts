import { Query } from 'node-appwrite';
import { describe, expect, it } from 'vitest';
import { ask, forumClinic } from './forum-clinic.ts';
import type { Held, Person } from '../server/person.ts';

const clinic = forumClinic();
const text = { title: 'Swollen feet', content: 'Call me: 0700 123 456' };

const topicBy = async (person: Person, id: string) =>
  expect(await ask(person, '/topic', { id, ...text })).toMatchObject({ status: 200 });
const replyBy = async (person: Person, topicId: string, id: string) =>
  expect(await ask(person, '/reply', { id, topicId, content: text.content })).toMatchObject({ status: 200 });
const moderate = async (person: Person, action: string, targetId: string, targetType = 'topic') =>
  expect(await ask(person, '/moderate', { targetId, targetType, action })).toMatchObject({ status: 200 });
const rowsOf = async (topicId: string): Promise<Held[]> =>
  (await clinic.server.list('forum_authors', Query.equal('topicId', [topicId]))).body.documents ?? [];
const erase = async (person: Person) => {
  const call = { path: '/erase', body: JSON.stringify({ password: 'Kite-and-Lamp-42' }) };
  const run = await person.must('POST', '/functions/account/executions', call);
  expect(run, String(run['errors'])).toMatchObject({ responseStatusCode: 200 });
};

describe('when she erases her account', () => {
  it('what a moderator has hidden of her nameless texts goes; what others answered stays', async () => {
    const [amina, bella] = [await clinic.join('amina'), await clinic.join('bella')];
    const mod = await clinic.moderator('mod');
    for (const id of ['alone', 'answered', 'seen']) await topicBy(amina, id);
    await topicBy(bella, 'hers');
    await replyBy(bella, 'answered', 'answered-1');
    for (const id of ['hers-1', 'hers-2']) await replyBy(amina, 'hers', id);
    await ask(bella, '/vote', { targetId: 'hers-1', targetType: 'post', voteType: 'up' });
    for (const id of ['alone', 'answered', 'hers']) await moderate(mod, 'hide', id);
    await moderate(mod, 'hide', 'hers-1', 'post');
    const seen = await clinic.topic('seen');
    await erase(amina);
    await clinic.sweep();
    expect(await clinic.topic('alone')).toBeNull();
    expect(await clinic.held('forum_posts', 'hers-1')).toBeNull();
    expect((await clinic.server.list('votes', Query.equal('targetId', ['hers-1']))).body.total).toBe(0);
    expect(await clinic.topic('answered')).toMatchObject({ title: '…', content: '…', isHidden: true });
    expect(await clinic.held('forum_posts', 'answered-1')).toMatchObject({ content: text.content });
    expect(await clinic.topic('hers')).toMatchObject(text);
    expect(await clinic.held('forum_posts', 'hers-2')).toMatchObject({ content: text.content });
    expect(await clinic.topic('seen')).toEqual(seen);
  });

  it('her pseudonym stays taken, and nothing shows whose it was', async () => {
    const cora = await clinic.join('account-cora');
    for (const id of ['left-1', 'left-2']) await topicBy(cora, id);
    const before = [...(await rowsOf('left-1')), ...(await rowsOf('left-2'))];
    await erase(cora);
    const after = [...(await rowsOf('left-1')), ...(await rowsOf('left-2'))];
    expect(after.map(({ penId }) => penId)).toEqual(before.map(({ penId }) => penId));
    expect(after).toMatchObject([1, 2].map(() => ({ userId: 'erased', $permissions: [] })));
    expect(JSON.stringify(after)).not.toContain('account-cora');
    const pairs = [...before, ...after].map(({ pairId }) => pairId);
    expect(new Set(pairs).size).toBe(4);
  });

  it('an account that has her pseudonym as its id changes nothing when it is deleted, by itself or by the server', async () => {
    const [dina, topicId] = [await clinic.join('dina'), 'left-3'];
    await topicBy(dina, topicId);
    const pen = String((await clinic.topic(topicId))?.['userId']);
    await erase(dina);
    const left = await clinic.topic(topicId);
    const thief = await clinic.join(pen);
    expect(await ask(thief, '/edit-topic', { topicId, ...text })).toMatchObject({ status: 403 });
    await erase(thief);
    expect(await clinic.topic(topicId)).toEqual(left);
    expect(await rowsOf(topicId)).toMatchObject([{ userId: 'erased', penId: pen }]);
    // Nor does a call of the server key that names the id of erased accounts.
    expect((await clinic.server.call('DELETE', '/maia/people/erased')).status).toBe(404);
    expect(await clinic.topic(topicId)).toEqual(left);
    expect(await rowsOf(topicId)).toHaveLength(1);
  });

  it('erasing an account that has her pseudonym as its id by the server key touches nothing of hers', async () => {
    const gita = await clinic.join('gita');
    await topicBy(gita, 'left-4');
    const pen = String((await clinic.topic('left-4'))?.['userId']);
    await erase(gita);
    const left = await clinic.topic('left-4');
    await clinic.join(pen);
    expect((await clinic.server.call('DELETE', `/maia/people/${pen}`)).body).toMatchObject({ hadAccount: true });
    expect(await clinic.topic('left-4')).toEqual(left);
    expect(await rowsOf('left-4')).toMatchObject([{ userId: 'erased', penId: pen }]);
  });

  it('the row of her pseudonym is deleted with the topic', async () => {
    const [eva, fay] = [await clinic.join('eva'), await clinic.join('fay')];
    await topicBy(fay, 'goes');
    await replyBy(eva, 'goes', 'goes-1');
    await erase(eva);
    expect(await rowsOf('goes')).toHaveLength(2);
    expect(await ask(fay, '/delete-topic', { topicId: 'goes' })).toMatchObject({ status: 200 });
    expect(await rowsOf('goes')).toEqual([]);
  });
});
