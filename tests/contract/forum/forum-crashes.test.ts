import { Query } from 'node-appwrite';
import { describe, expect, it } from 'vitest';
import { castVote } from '../../../functions/forum/cast-vote.ts';
import { deleteTopic } from '../../../functions/forum/delete-topic.ts';
import { createReply, deleteReply } from '../../../functions/forum/write-reply.ts';
import type { Body, Caller } from '../../../functions/forum/call-parameters.ts';
import type { Remote } from '../../../functions/support/forum/remote.ts';
import { sweep } from '../../../functions/forum-counters/sweep.ts';
import { ask, forumClinic } from './forum-clinic.ts';
import type { Person } from '../server/person.ts';

const clinic = forumClinic();
const text = { title: 'Swollen feet', content: 'Anybody else?' };
const noPower = () => Promise.reject(new Error('no power'));

const callerOf = ({ id }: Person, remote: Remote): Caller => ({
  userId: id,
  name: id,
  labels: [],
  remote,
  logError: () => undefined,
});

/** The calls that write, or that lie between two writes. Fault injection: the n-th of them and all later ones fail. */
const steps = ['get', 'list', 'count', 'commit', 'change', 'upsert', 'remove', 'removeSome'] as const;
function failingAt(remote: Remote, nth: number): Remote {
  let calls = 0;
  const guarded = (name: (typeof steps)[number]) => {
    const call = remote[name] as (...given: unknown[]) => Promise<unknown>;
    return (...given: unknown[]) => ((calls += 1) >= nth ? noPower() : call(...given));
  };
  return { ...remote, ...Object.fromEntries(steps.map((name) => [name, guarded(name)])) };
}

/** Runs only the part of the schedule that finishes recorded work; its full checks would repair the data too. */
const finishNoted = () => sweep(clinic.remote(), Date.now() + 10_000, (text) => expect(text).toBe(''));
const all = (collection: string) => clinic.remote().count(collection);

/** Interrupts `act` at each of its calls in turn and runs the schedule after each, until `act` succeeds. */
async function brokenEverywhere(
  act: (caller: Caller, body: Body) => Promise<object>,
  caller: (remote: Remote) => Caller,
  body: Body,
  check: () => Promise<void>,
): Promise<number> {
  for (let nth = 1; ; nth += 1) {
    let calls = 0;
    const remote = failingAt(clinic.remote(), nth);
    const counting = { ...remote };
    for (const name of steps) {
      const call = remote[name] as (...given: unknown[]) => Promise<unknown>;
      Object.assign(counting, { [name]: (...given: unknown[]) => ((calls += 1), call(...given)) });
    }
    await act(caller(counting), body).catch(() => undefined);
    await finishNoted();
    await check();
    if (calls < nth) return nth;
  }
}

const counts = async (topicId: string) => {
  const topic = await clinic.topic(topicId);
  return { replyCount: topic?.['replyCount'], voteScore: topic?.['voteScore'], lastReplyAt: topic?.['lastReplyAt'] };
};

describe('however early a step is broken off, after the next minute', () => {
  it('the counters of a topic are those of its replies and votes', async () => {
    const [amina, bella] = [await clinic.join('amina'), await clinic.join('bella')];
    await ask(amina, '/topic', { id: 't', ...text });
    const check = async () => {
      const posts = await clinic.remote().list('forum_posts');
      const topic = await clinic.topic('t');
      const last =
        posts
          .map(({ $createdAt }) => $createdAt)
          .toSorted()
          .at(-1) ?? topic?.$createdAt;
      expect(await counts('t')).toEqual({ replyCount: posts.length, voteScore: await all('votes'), lastReplyAt: last });
    };
    const as = (remote: Remote) => callerOf(bella, remote);
    const reply = { id: 'r', topicId: 't', content: 'Me' };
    expect(await brokenEverywhere(createReply, as, reply, check)).toBeGreaterThan(5);
    expect(await clinic.topic('t')).toMatchObject({ replyCount: 1 });
    const vote = { targetId: 't', targetType: 'topic', voteType: 'up' };
    await brokenEverywhere(castVote, as, vote, check);
    expect(await clinic.topic('t')).toMatchObject({ voteScore: 1 });
    await brokenEverywhere(castVote, as, { ...vote, voteType: 'remove' }, check);
    expect(await clinic.topic('t')).toMatchObject({ voteScore: 0 });
    await brokenEverywhere(deleteReply, as, { replyId: 'r', topicId: 't' }, check);
    expect(await clinic.topic('t')).toMatchObject({ replyCount: 0 });
    expect(
      await clinic
        .remote()
        .list('function_state', JSON.stringify({ method: 'equal', attribute: 'owner', values: ['forum-counters'] })),
    ).toEqual([]);
  });

  it('a topic that was to go is gone with all that belongs to it', async () => {
    const [cora, dina] = [await clinic.join('cora'), await clinic.join('dina')];
    await ask(cora, '/topic', { id: 'gone', ...text });
    await ask(dina, '/reply', { id: 'gone-1', topicId: 'gone', content: 'Me' });
    await ask(cora, '/vote', { targetId: 'gone-1', targetType: 'post', voteType: 'up' });
    await ask(cora, '/report', { targetId: 'gone-1', targetType: 'post', reason: 'other' });
    const broken = failingAt(clinic.remote(), 6);
    await deleteTopic(callerOf(cora, broken), { topicId: 'gone' }).catch(() => undefined);
    await finishNoted();
    for (const id of ['gone', 'gone-1']) expect(await clinic.topic(id)).toBeNull();
    for (const collection of ['forum_posts', 'votes', 'forum_reports'])
      expect(await all(collection), collection).toBe(0);
    expect(await clinic.remote().list('forum_authors', Query.equal('topicId', ['gone']))).toEqual([]);
  });
});

describe('deleting a topic', () => {
  it('removes 230 replies in batches of 100 and reports it; a failure is in the report and ends in the next minute', async () => {
    const [eva, fay] = [await clinic.join('eva'), await clinic.join('fay')];
    await ask(eva, '/topic', { id: 'large', ...text });
    const posts = Array.from({ length: 230 }, (_, nth) => ({
      $id: `large-${nth}`,
      userId: 'fay',
      topicId: 'large',
      content: 'x',
      $permissions: ['read("users")'],
    }));
    for (let from = 0; from < posts.length; from += 100)
      await clinic.server.must('POST', '/databases/maia/collections/forum_posts/documents', {
        documents: posts.slice(from, from + 100),
      });
    expect(await ask(eva, '/delete-topic', { topicId: '' })).toMatchObject({
      status: 400,
      body: { message: 'Invalid Topic ID provided for deletion.' },
    });
    expect(await ask(fay, '/delete-topic', { topicId: 'large' })).toMatchObject({ status: 403 });

    let batches = 0;
    const real = clinic.remote();
    const failing: Remote = {
      ...real,
      // No unfinished work is recorded. Otherwise the schedule could delete the rest before the second call.
      upsert: () => Promise.resolve(),
      removeSome: (collection, ...queries) =>
        collection === 'forum_posts' && (batches += 1) > 1 ? noPower() : real.removeSome(collection, ...queries),
    };
    const report = await deleteTopic(callerOf(eva, failing), { topicId: 'large' });
    expect(report).toEqual({ postsDeleted: 100, postsFailed: 130, topicDeleted: false });
    expect(await clinic.topic('large')).toMatchObject({ isLocked: true });
    expect(await ask(eva, '/delete-topic', { topicId: 'large' })).toEqual({
      status: 200,
      body: { postsDeleted: 130, postsFailed: 0, topicDeleted: true },
    });
    expect(await ask(eva, '/delete-topic', { topicId: 'large' })).toMatchObject({ status: 410 });
    expect(await ask(fay, '/reply', { id: 'late', topicId: 'large', content: 'x' })).toMatchObject({ status: 410 });
  });
});

it('what an erased account voted is no longer counted, and what it wrote under its name stays without it, hidden or not', async () => {
  const [gita, hana] = [await clinic.join('gita'), await clinic.join('hana')];
  await ask(gita, '/topic', { id: 'stays', ...text, isNamed: true });
  await ask(hana, '/topic', { id: 'by-hana', ...text, isNamed: true });
  await ask(hana, '/topic', { id: 'hidden', ...text, isNamed: true });
  await ask(hana, '/vote', { targetId: 'stays', targetType: 'topic', voteType: 'up' });
  const mod = await clinic.moderator('mod');
  await ask(mod, '/moderate', { targetId: 'hidden', targetType: 'topic', action: 'hide' });
  expect(await clinic.topic('stays')).toMatchObject({ voteScore: 1 });
  const run = await hana.must('POST', '/functions/account/executions', {
    path: '/erase',
    body: JSON.stringify({ password: 'Kite-and-Lamp-42' }),
  });
  expect(run, String(run['errors'])).toMatchObject({ responseStatusCode: 200 });
  await finishNoted();
  expect(await clinic.topic('stays')).toMatchObject({ voteScore: 0 });
  expect((await gita.get('forum_topics', 'by-hana')).body).toMatchObject({ userId: 'erased', userName: 'Anonymous' });
  expect((await gita.get('forum_topics', 'hidden')).status).toBe(404);
  expect((await mod.get('forum_topics', 'hidden')).body.$permissions).toEqual([
    'read("label:moderator")',
    'read("label:admin")',
  ]);
});

it('what another hand took away is found by the rounds of the schedule', async () => {
  const [ida, jo] = [await clinic.join('ida'), await clinic.join('jo')];
  await ask(ida, '/topic', { id: 'rounds', ...text });
  await ask(jo, '/reply', { id: 'rounds-1', topicId: 'rounds', content: 'x' });
  await ask(jo, '/vote', { targetId: 'rounds', targetType: 'topic', voteType: 'up' });
  const [vote] = await clinic.remote().list('votes');
  await clinic.remote().remove('votes', String(vote?.$id));
  await clinic.remote().remove('forum_posts', 'rounds-1');
  await expect
    .poll(async () => (await clinic.sweep(), counts('rounds')), { timeout: 20_000 })
    .toMatchObject({ replyCount: 0, voteScore: 0 });
});
