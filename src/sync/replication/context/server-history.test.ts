import { beforeEach, describe, expect, it } from 'vitest';
import { ServerHistory } from './server-history.ts';

const facts = new Map<string, string>();
const records = {
  fact: (name: string) => Promise.resolve(facts.get(name) ?? null),
  saveFact: (name: string, value: string) => Promise.resolve(void facts.set(name, value)),
};
const loadedHistory = async () => {
  const serverHistory = new ServerHistory(records);
  await serverHistory.load();
  return serverHistory;
};
const early = '2026-11-21T08:00:00.000+00:00';
const late = '2026-11-21T09:00:00.000+00:00';

beforeEach(() => facts.clear());

describe('a comparison of both sides', () => {
  it('covers what was read before it began, and nothing that came while it ran', async () => {
    const serverHistory = await loadedHistory();
    serverHistory.noteSeen(early);
    const compared = serverHistory.beginComparison();
    serverHistory.noteSeen(late);
    await compared();
    expect(serverHistory.comparedUntil).toBe(early);
    expect((await loadedHistory()).comparedUntil).toBe(early);
  });

  it('is due again when something else looked broken while it ran', async () => {
    const serverHistory = await loadedHistory();
    await serverHistory.suspect('one');
    const compared = serverHistory.beginComparison();
    await serverHistory.suspect('other');
    await compared();
    expect(serverHistory.isDue).toBe(true);
    expect((await loadedHistory()).isDue).toBe(true);
  });

  it('runs once for the same reason, also when the reason is found again meanwhile', async () => {
    const serverHistory = await loadedHistory();
    await serverHistory.suspect('one');
    expect(serverHistory.isDue).toBe(true);
    const compared = serverHistory.beginComparison();
    await serverHistory.suspect('one');
    await compared();
    await serverHistory.suspect('one');
    expect(serverHistory.isDue).toBe(false);
  });

  it('stays due when it does not finish', async () => {
    const serverHistory = await loadedHistory();
    await serverHistory.suspect('one');
    serverHistory.beginComparison();
    expect((await loadedHistory()).isDue).toBe(true);
  });
});
