import { describe, expect, it } from 'vitest';
import { documents } from '../matrix/clinic.ts';
import { ownMaia } from '../server/own-server.ts';
import { done } from '../server/server-under-test.ts';
import { administration, call } from './administration.ts';

const server = ownMaia();
const { admin, by, doctor, held, hospital } = administration(server);

describe('the on-call roster', () => {
  it('is saved by an administrator with an entry, and read by doctors and not by patients', async () => {
    const [root, hospitalId, amina] = [await admin(), await hospital(), await server.member('amina')];
    const ada = await doctor(hospitalId);
    const week = [`1 20:00 08:00 ${ada.id}`];
    const exceptions = ['2001-01-01', '2999-12-24', `2999-12-25 08:00 08:00 ${ada.id}`];
    const given = { hospitalId, timeZone: 'Africa/Nairobi', week, exceptions };
    expect((await call(root, '/roster', given)).status).toBe(200);
    expect(done(await held('rosters', hospitalId))).toMatchObject({
      timeZone: 'Africa/Nairobi',
      week,
      exceptions: exceptions.slice(1),
    });
    expect(JSON.stringify((await ada.get(documents('rosters', hospitalId))).body)).not.toContain(root.id);
    expect((await call(root, '/roster', { ...given, week: [] })).status).toBe(200);
    expect(done(await held('rosters', hospitalId))['week']).toEqual([]);
    expect(await by(root)).toMatchObject([
      { action: 'roster', targetId: hospitalId, detail: '1 shifts on 1 weekdays, 3 dates' },
      { action: 'roster', targetId: hospitalId, detail: '0 shifts on 0 weekdays, 3 dates' },
    ]);
    expect((await ada.get(documents('rosters', hospitalId))).status).toBe(200);
    expect((await amina.get(documents('rosters', hospitalId))).status).toBe(404);
    expect((await root.delete(documents('rosters', hospitalId))).status).toBe(401);
  });

  it.each([
    ['of a hospital that does not exist', { hospitalId: 'nowhere' }, 'not-found'],
    ['with a time zone that does not exist', { timeZone: 'Mars/Olympus' }, 'invalid'],
    ['with a line that is none', { week: ['Monday'] }, 'invalid'],
    ['with a list that is none', { week: 'all' }, 'invalid'],
    ['with someone who is no doctor', { week: ['1 08:00 20:00 nobody'] }, 'not-doctor'],
  ])('%s is refused before anything is written', async (_, wrong, reason) => {
    const [root, hospitalId] = [await admin(), await hospital()];
    const given = { hospitalId, timeZone: 'Africa/Nairobi', week: [], exceptions: [], ...wrong };
    expect((await call(root, '/roster', given)).answer['reason']).toBe(reason);
    expect(await by(root)).toEqual([]);
    expect((await held('rosters', hospitalId)).status).toBe(404);
  });
});
