import { Query } from 'node-appwrite';
import { beforeEach, describe, expect, it } from 'vitest';
import { assignPseudonyms } from '../../../functions/forum-counters/assign-pseudonyms.ts';
import type { Remote } from '../../../functions/support/forum/remote.ts';
import { ask, forumClinic } from './forum-clinic.ts';
import type { Held } from '../server/person.ts';

const clinic = forumClinic();
const unnamed = { userName: 'Anonymous', content: 'Anybody else?', voteScore: 0, isHidden: false };
const hiddenFor = (id: string) => ['read("label:moderator")', 'read("label:admin")', `read("user:${id}")`];
const everybody = ['read("users")'];

const topic = (id: string, userId: string, more = {}, grants = everybody) =>
  clinic.server.create('forum_topics', id, { title: 'Swollen feet', ...unnamed, userId, ...more }, grants);
const reply = (id: string, topicId: string, userId: string, more = {}, grants = everybody) =>
  clinic.server.create('forum_posts', id, { ...unnamed, topicId, userId, ...more }, grants);
const writerOf = async (collection: string, id: string) => String((await clinic.held(collection, id))?.['userId']);
const rowsOf = async (topicId: string): Promise<Held[]> =>
  (await clinic.server.list('forum_authors', Query.equal('topicId', [topicId]))).body.documents ?? [];
const soon = () => Date.now() + 20_000;

/** Deletes the sweep's checkpoint, as in a clinic that was just updated or restored. */
beforeEach(async () => {
  for (const { $id } of await clinic.remote().list('function_state', Query.equal('owner', ['forum-pens'])))
    await clinic.remote().remove('function_state', $id);
});

describe('a text without a name that has its account in it', () => {
  it('gets her pseudonym of its topic within a minute and is hers again', async () => {
    const [olga, reader] = [await clinic.join('olga'), await clinic.join('reader')];
    const mod = await clinic.moderator('mod');
    await topic('old', 'olga');
    await topic('older', 'olga', { userName: null });
    await topic('named', 'olga', { userName: 'Olga' });
    await reply('old-1', 'old', 'olga');
    await reply('old-2', 'old', 'reader');
    await reply('old-hidden', 'old', 'olga', { isHidden: true }, hiddenFor('olga'));
    await clinic.sweep();
    const pen = await writerOf('forum_topics', 'old');
    expect(await writerOf('forum_posts', 'old-1')).toBe(pen);
    const writers = [pen, await writerOf('forum_topics', 'older'), await writerOf('forum_posts', 'old-2')];
    expect(new Set([...writers, 'olga', 'reader']).size).toBe(5);
    expect(await writerOf('forum_topics', 'named')).toBe('olga');
    expect((await clinic.held('forum_posts', 'old-hidden'))?.$permissions.join()).not.toContain('user:');
    for (const collection of ['forum_topics', 'forum_posts']) {
      const seen = (await mod.list(collection, Query.limit(100))).body.documents ?? [];
      expect(JSON.stringify(seen.filter(({ $id }) => $id !== 'named'))).not.toContain('olga');
    }
    expect(await ask(olga, '/own-hidden', {})).toMatchObject({ body: { forum_posts: [{ $id: 'old-hidden' }] } });
    expect(await ask(reader, '/delete-reply', { topicId: 'old', replyId: 'old-1' })).toMatchObject({ status: 403 });
    for (const replyId of ['old-1', 'old-hidden'])
      expect(await ask(olga, '/delete-reply', { topicId: 'old', replyId })).toMatchObject({ status: 200 });
    // What she writes later in this topic gets the same pseudonym.
    await ask(olga, '/reply', { id: 'old-3', topicId: 'old', content: 'Still' });
    expect(await writerOf('forum_posts', 'old-3')).toBe(pen);
  });

  it('gets a pseudonym without an account when the account is gone or was made after the text', async () => {
    await topic('of-gone', 'gone');
    await reply('of-gone-1', 'of-gone', 'gone');
    await topic('of-squatted', 'squatted');
    const squatter = await clinic.join('squatted');
    await clinic.sweep();
    for (const id of ['of-gone', 'of-squatted']) {
      const row = { userId: 'erased', penId: await writerOf('forum_topics', id), $permissions: [] };
      expect(await rowsOf(id)).toMatchObject([row]);
    }
    expect(await writerOf('forum_posts', 'of-gone-1')).toBe(await writerOf('forum_topics', 'of-gone'));
    expect(await writerOf('forum_topics', 'of-squatted')).not.toBe('squatted');
    expect(await ask(squatter, '/delete-topic', { topicId: 'of-squatted' })).toMatchObject({ status: 403 });
  });

  it('keeps a pseudonym whose row was deleted with its account, and it stays taken, also for an account with that id', async () => {
    const [pen, taken] = [crypto.randomUUID(), crypto.randomUUID()];
    const squatter = await clinic.join(taken);
    await topic('of-pen', pen);
    await topic('of-taken', taken);
    await clinic.sweep();
    expect(await rowsOf('of-pen')).toMatchObject([{ userId: 'erased', penId: pen }]);
    expect(await writerOf('forum_topics', 'of-taken')).toBe(taken);
    expect(await ask(squatter, '/delete-topic', { topicId: 'of-taken' })).toMatchObject({ status: 403 });
  });

  it('has one pseudonym however often the step is interrupted, and a second time nothing changes', async () => {
    const pia = await clinic.join('pia');
    await topic('broken', 'pia');
    for (const at of [1, 2, 3]) await reply(`broken-${at}`, 'broken', at === 3 ? 'left' : 'pia');
    const real = clinic.remote();
    const failing = (nth: number): Remote => {
      let calls = 0;
      const guarded = (name: keyof Remote) => {
        const call = real[name] as (...given: unknown[]) => Promise<unknown>;
        return (...given: unknown[]) => ((calls += 1) > nth ? Promise.reject(new Error('no power')) : call(...given));
      };
      return Object.fromEntries(Object.keys(real).map((name) => [name, guarded(name as keyof Remote)])) as never;
    };
    for (let nth = 1; ; nth += 1)
      if (
        await assignPseudonyms(failing(nth), soon()).then(
          () => true,
          () => false,
        )
      )
        break;
    const texts = async () => [
      await clinic.topic('broken'),
      ...(await Promise.all([1, 2, 3].map((at) => clinic.held('forum_posts', `broken-${at}`)))),
    ];
    const [first, ...others] = await texts();
    expect(others.map((held) => held?.['userId'] === first?.['userId'])).toEqual([true, true, false]);
    expect(await rowsOf('broken')).toHaveLength(2);
    const before = await texts();
    for (const { $id } of await real.list('function_state', Query.equal('owner', ['forum-pens'])))
      await real.remove('function_state', $id);
    await assignPseudonyms(real, soon());
    expect(await texts()).toEqual(before);
    expect(await rowsOf('broken')).toHaveLength(2);
    expect(await ask(pia, '/delete-topic', { topicId: 'broken' })).toMatchObject({ status: 200 });
  });

  it('is looked for among many, once', async () => {
    const texts = Array.from({ length: 230 }, (_, at) => ({
      $id: `many-${at}`,
      ...unnamed,
      topicId: 'many',
      userId: 'gone',
    }));
    await topic('many', 'gone');
    for (let from = 0; from < texts.length; from += 100)
      await clinic.server.must('POST', '/databases/maia/collections/forum_posts/documents', {
        documents: texts.slice(from, from + 100),
      });
    await assignPseudonyms(clinic.remote(), soon());
    expect(await clinic.remote().count('forum_posts', Query.equal('userId', ['gone']))).toBe(0);
    expect(await rowsOf('many')).toHaveLength(1);
    let asked = 0;
    const real = clinic.remote();
    await assignPseudonyms({ ...real, list: (...given) => ((asked += 1), real.list(...given)) }, soon());
    expect(asked).toBe(0);
  });
});
