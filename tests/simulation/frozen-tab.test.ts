import { expect, it } from 'vitest';
import { freeze, newBoot, thawed } from './world/disk.ts';
import { time } from './world/virtual-time.ts';

it.each([
  ['longer', 20_000, 3_600_000],
  ['shorter', 3_600_000, 20_000],
])('a tab that stands still, and is frozen once more for a %s time, goes on whole', async (_, first, second) => {
  time.begin(1);
  const begun = time.now;
  const boot = newBoot();
  const goneOnAfter: number[] = [];
  const call = () => void thawed(boot).then(() => goneOnAfter.push(time.now - begun));
  freeze(boot, first);
  call();
  freeze(boot, second);
  call();
  await time.run(4_000_000);
  expect(goneOnAfter).toEqual([3_600_000, 3_600_000]);
});
