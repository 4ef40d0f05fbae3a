// @vitest-environment page
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logLine } from './log-entry.ts';
import { clearLog, log, LOG_KEY, logFailedList, onLogChange, readLog } from './log.ts';

beforeEach(() => localStorage.clear());

const refused = (code: number, type: string, message = 'Amina has pre-eclampsia') =>
  Object.assign(new Error(message), { code, type });

describe('the log of this phone', () => {
  it('holds status, type and part of a failure, and nothing that was typed', () => {
    logFailedList('votes', refused(500, 'general_unknown'));
    log('warn', 'list-failed', 'Amina’s blood pressure: 164/112', refused(400, 'quoted: 164/112'));
    expect(readLog()).toMatchObject([
      { level: 'warn', event: 'list-failed', part: 'votes', code: 500, type: 'general_unknown', times: 1 },
      { level: 'warn', event: 'list-failed', part: '', code: 400, type: 'Error', times: 1 },
    ]);
    expect(localStorage.getItem(LOG_KEY)).not.toMatch(/Amina|164\/112|eclampsia/);
  });

  it('names a missing index of topics and posts as such, and of no other list', () => {
    const missing = refused(400, 'general_query_invalid', 'Searching by attribute "title" requires a fulltext index.');
    for (const part of ['topics', 'posts', 'votes']) logFailedList(part, missing);
    logFailedList('topics', refused(400, 'general_argument_invalid', 'Invalid limit'));
    logFailedList('topics', refused(500, 'general_unknown', 'index is corrupt'));
    expect(readLog().map(({ event, part }) => `${event} ${part}`)).toEqual([
      'index-topics topics',
      'index-posts posts',
      'list-failed votes',
      'list-failed topics',
      'list-failed topics',
    ]);
  });

  it('counts a failure that repeats, and keeps the newest hundred entries', () => {
    for (let time = 0; time < 3; time += 1) log('warn', 'counter-failed');
    expect(readLog()).toMatchObject([{ times: 3 }]);
    for (let at = 0; at < 150; at += 1) log('warn', 'list-failed', `list ${at}`);
    expect(readLog()).toHaveLength(100);
    expect(readLog().at(-1)).toMatchObject({ part: 'list 149' });
  });

  it('is one English line an entry in a problem report', () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-26T15:22:10Z'));
    for (let time = 0; time < 3; time += 1) logFailedList('votes', refused(500, 'general_unknown'));
    expect(readLog().map(logLine)).toEqual(['2026-11-26T15:22:10.000Z warn list-failed votes 500 general_unknown x3']);
    vi.restoreAllMocks();
  });

  it('survives a damaged store and a full one', () => {
    localStorage.setItem(LOG_KEY, '{"not": "a list"');
    expect(readLog()).toEqual([]);
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => log('warn', 'list-failed', 'votes')).not.toThrow();
    full.mockRestore();
  });

  it('reports each change, and is empty after it was cleared', () => {
    const changed = vi.fn<() => void>();
    const stop = onLogChange(changed);
    log('warn', 'list-failed', 'votes');
    clearLog();
    expect(changed).toHaveBeenCalledTimes(2);
    expect(readLog()).toEqual([]);
    stop();
  });
});
