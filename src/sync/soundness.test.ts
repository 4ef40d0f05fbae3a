import { beforeEach, describe, expect, it } from 'vitest';
import { Soundness } from './soundness.ts';

const facts = new Map<string, string>();
const records = {
  fact: (name: string) => Promise.resolve(facts.get(name) ?? null),
  note: (name: string, value: string) => Promise.resolve(void facts.set(name, value)),
};
const begun = async () => {
  const soundness = new Soundness(records);
  await soundness.begin();
  return soundness;
};
const early = '2026-11-21T08:00:00.000+00:00';
const late = '2026-11-21T09:00:00.000+00:00';

beforeEach(() => facts.clear());

describe('a comparison of both sides', () => {
  it('answers for what was seen before it began, and for nothing that came while it lasted', async () => {
    const soundness = await begun();
    soundness.saw(early);
    const compared = soundness.beginComparison();
    soundness.saw(late);
    await compared();
    expect(soundness.comparedUntil).toBe(early);
    expect((await begun()).comparedUntil).toBe(early);
  });

  it('is due again when something else looked broken while it lasted', async () => {
    const soundness = await begun();
    await soundness.suspect('one');
    const compared = soundness.beginComparison();
    await soundness.suspect('other');
    await compared();
    expect(soundness.isDue).toBe(true);
    expect((await begun()).isDue).toBe(true);
  });

  it('is made once for the same reason, also when it is found again meanwhile', async () => {
    const soundness = await begun();
    await soundness.suspect('one');
    expect(soundness.isDue).toBe(true);
    const compared = soundness.beginComparison();
    await soundness.suspect('one');
    await compared();
    await soundness.suspect('one');
    expect(soundness.isDue).toBe(false);
  });

  it('stays due when it does not come to its end', async () => {
    const soundness = await begun();
    await soundness.suspect('one');
    soundness.beginComparison();
    expect((await begun()).isDue).toBe(true);
  });
});
