import { expect, it } from 'vitest';
import { forumNotice } from '../../../src/model/forum/forum-notice.ts';
import type { HiddenByModerator, ModerationQueue, ReportedText } from '../../../src/model/forum/forum-report.ts';
import { Query } from 'node-appwrite';
import { documents } from '../matrix/clinic.ts';
import type { Person } from '../server/person.ts';
import { ask, forumClinic } from './forum-clinic.ts';

const clinic = forumClinic();
let made = 0;

/** A topic and a reply in it, both anonymous unless `isNamed`, and who wrote them. */
async function discussion(isNamed = false) {
  made += 1;
  const [asker, answerer] = [await clinic.join(`asker-${made}`), await clinic.join(`answerer-${made}`)];
  const [topicId, replyId] = [`topic-${made}`, `reply-${made}`];
  const topic = { id: topicId, title: `Tea ${made}`, content: 'Which tea?', isNamed };
  expect(await ask(asker, '/topic', topic)).toMatchObject({ status: 200 });
  const reply = { id: replyId, topicId, content: 'Drink bleach', isNamed };
  expect(await ask(answerer, '/reply', reply)).toMatchObject({ status: 200 });
  return { asker, answerer, topicId, replyId };
}

const act = (person: Person, action: string, targetId: string, more: object = {}) =>
  ask(person, '/moderate', { targetId, targetType: 'post', action, ...more });
const report = (person: Person, targetId: string, reason = 'unsafe') =>
  ask(person, '/report', { targetId, targetType: 'post', reason });

async function queueOf(person: Person, id: string): Promise<[ReportedText | undefined, HiddenByModerator | undefined]> {
  const { reports, hidden } = (await ask(person, '/reports', {})).body as unknown as ModerationQueue;
  const isIt = ({ targetId }: { readonly targetId: string }) => targetId === id;
  return [reports.find(isIt), hidden.find(isIt)];
}
const noticesOf = async (person: Person) => (await person.list(forumNotice.collection)).body.documents ?? [];
const actionsOn = async (id: string) => {
  const { body } = await clinic.server.list(
    'clinic_actions',
    Query.equal('targetId', id),
    Query.orderAsc('$createdAt'),
  );
  return (body.documents ?? []).map(({ detail, isDone }) => `${String(detail)} ${String(isDone)}`);
};

it('a moderator sees the words, the topic, the reasons and the pseudonym of an author, and never her account', async () => {
  const { asker, answerer, topicId, replyId } = await discussion();
  const mod = await clinic.moderator(`mod-${made}`);
  await report(asker, replyId);
  await report(mod, replyId, 'unkind');
  const [reported] = await queueOf(mod, replyId);
  expect(reported).toMatchObject({
    targetType: 'post',
    topicId,
    topicTitle: `Tea ${made}`,
    content: 'Drink bleach',
    reasons: ['unsafe', 'unkind'],
    authorName: null,
    isHidden: false,
    isTopicLocked: false,
  });
  expect(JSON.stringify(reported)).not.toContain(answerer.id);
  expect(JSON.stringify(reported)).not.toContain(asker.id);
});

it.each(['hide', 'show', 'warn', 'unwarn', 'dismiss', 'reopen', 'lock', 'unlock', 'pin', 'unpin'])(
  '%s is refused to a patient, to a doctor and to the author, and leaves no entry',
  async (action) => {
    const { asker, answerer, topicId, replyId } = await discussion();
    const doctor = await clinic.join(`doctor-${made}`);
    await clinic.server.must('PUT', `/users/${doctor.id}/labels`, { labels: ['doctor'] });
    await report(asker, replyId);
    for (const person of [asker, doctor, answerer])
      for (const [targetType, targetId] of [
        ['post', replyId],
        ['topic', topicId],
      ] as const)
        expect(await ask(person, '/moderate', { targetId, targetType, action })).toMatchObject({ status: 403 });
    expect(await actionsOn(replyId)).toEqual([]);
    expect(await ask(doctor, '/reports', {})).toMatchObject({ status: 403 });
    expect(await noticesOf(answerer)).toEqual([]);
  },
);

it.each([
  ['an anonymous author', false],
  ['an author with a name', true],
])('%s reads why her text was hidden, nobody else does, and restoring it ends that', async (_, isNamed) => {
  const { asker, answerer, topicId, replyId } = await discussion(isNamed);
  const mod = await clinic.moderator(`mod-${made}`);
  await report(asker, replyId);
  expect(await act(mod, 'hide', replyId, { reason: 'unsafe' })).toMatchObject({ status: 200 });
  expect(await queueOf(mod, replyId)).toMatchObject([undefined, { reason: 'unsafe', content: 'Drink bleach' }]);
  expect(await noticesOf(answerer)).toMatchObject([
    { targetId: replyId, targetType: 'post', topicId, action: 'hide', reason: 'unsafe' },
  ]);
  for (const person of [asker, mod]) expect(await noticesOf(person)).toEqual([]);
  expect((await asker.get('forum_posts', replyId)).status).toBe(404);

  expect(await act(mod, 'show', replyId)).toMatchObject({ status: 200 });
  expect(await noticesOf(answerer)).toEqual([]);
  expect((await asker.get('forum_posts', replyId)).status).toBe(200);
  expect(await queueOf(mod, replyId)).toEqual([undefined, undefined]);
  expect(await actionsOn(replyId)).toEqual(['hide post unsafe true', 'show post true']);
});

it('a warning reaches the author, leaves the text where it is, and can be taken back', async () => {
  const { asker, answerer, replyId } = await discussion();
  const mod = await clinic.moderator(`mod-${made}`);
  await report(asker, replyId, 'unkind');
  await act(mod, 'warn', replyId, { reason: 'unkind' });
  await act(mod, 'warn', replyId, { reason: 'private' });
  expect(await noticesOf(answerer)).toMatchObject([{ action: 'warn', reason: 'private' }]);
  expect((await asker.get('forum_posts', replyId)).status).toBe(200);
  expect(await queueOf(mod, replyId)).toEqual([undefined, undefined]);
  await act(mod, 'unwarn', replyId);
  expect(await noticesOf(answerer)).toEqual([]);
});

it.each(['hide', 'warn', 'dismiss'])('%s can be undone: the reports come back with their reasons', async (action) => {
  const { asker, replyId } = await discussion();
  const mod = await clinic.moderator(`mod-${made}`);
  await report(asker, replyId);
  await report(mod, replyId, 'other');
  await act(mod, action, replyId);
  expect((await queueOf(mod, replyId))[0]).toBeUndefined();
  if (action === 'hide') await act(mod, 'show', replyId);
  await act(mod, 'reopen', replyId);
  expect(await queueOf(mod, replyId)).toMatchObject([{ reasons: ['unsafe', 'other'] }, undefined]);
});

it('a text that was found in order is in the queue again when it is reported again', async () => {
  const { asker, replyId } = await discussion();
  const mod = await clinic.moderator(`mod-${made}`);
  await report(asker, replyId);
  await act(mod, 'dismiss', replyId);
  expect(await report(asker, replyId)).toMatchObject({ status: 200 });
  expect((await queueOf(mod, replyId))[0]).toMatchObject({ reasons: ['unsafe'] });
});

it('deleting a text deletes what its author was told, and reports that were decided a month ago go', async () => {
  const { asker, answerer, topicId, replyId } = await discussion();
  const mod = await clinic.moderator(`mod-${made}`);
  await report(asker, replyId);
  await report(mod, replyId);
  await act(mod, 'warn', replyId);
  const { body } = await clinic.server.list('forum_reports', Query.equal('targetId', replyId));
  const [old, recent] = (body.documents ?? []).map(({ $id }) => $id);
  const closedAt = new Date(Date.now() - 31 * 24 * 60 * 60_000).toISOString();
  await clinic.server.must('PATCH', documents('forum_reports', String(old)), { data: { closedAt } });
  await clinic.sweep();
  expect(await clinic.held('forum_reports', String(old))).toBeNull();
  expect(await clinic.held('forum_reports', String(recent))).not.toBeNull();
  await ask(answerer, '/delete-reply', { replyId, topicId });
  expect(await noticesOf(answerer)).toEqual([]);
});
