import { expect, it } from 'vitest';
import { PreviewQueue } from './preview-queue.ts';

const TOO_MANY = 'Too many previews at once.';

it('two previews are rendered at once, thirty of one caller and a hundred of all wait, and the rest is refused', async () => {
  const queue = new PreviewQueue();
  let running = 0;
  let most = 0;
  let finish = () => {};
  const open = new Promise<void>((done) => (finish = done));
  const work = async () => {
    most = Math.max(most, (running += 1));
    await open;
    running -= 1;
  };
  const started = Array.from({ length: 30 }, () => queue.run('amina', work));
  await expect(queue.run('amina', work)).rejects.toThrow(TOO_MANY);
  for (let index = 0; index < 72; index++) started.push(queue.run(`other ${index}`, work));
  await expect(queue.run('one more', work)).rejects.toThrow(TOO_MANY);
  finish();
  await Promise.all(started);
  expect(most).toBe(2);
  await queue.run('amina', work);
});

it('a preview that fails gives its place to the next', async () => {
  const queue = new PreviewQueue();
  const failing = Array.from({ length: 5 }, () => queue.run('amina', () => Promise.reject(new Error('broken'))));
  expect((await Promise.allSettled(failing)).every(({ status }) => status === 'rejected')).toBe(true);
  expect(await queue.run('amina', () => Promise.resolve('good'))).toBe('good');
});
