import { describe, expect, it } from 'vitest';
import {
  importKey,
  MAX_TRIES,
  newKeyBytes,
  takeTry,
  unwrapByPin,
  unwrapBySecret,
  wrapByPin,
  wrapBySecret,
  type PinWrapping,
} from './key-wrapping.ts';

const key = newKeyBytes();
const withFirst = (wrapping: PinWrapping, changes: object): PinWrapping => ({
  ...wrapping,
  tries: [{ ...wrapping.tries[0]!, ...changes }],
});

describe('a device key wrapped by a PIN', async () => {
  const wrapping = await wrapByPin('amina', '482913', key);

  it('is opened by the PIN, and all tries are there again', async () => {
    const { left } = takeTry(wrapping)!;
    const opened = await unwrapByPin('amina', '482913', left);
    expect(opened?.key).toEqual(key);
    expect(opened?.wrapping.tries).toHaveLength(MAX_TRIES);
    expect((await unwrapByPin('amina', '482913', opened!.wrapping))?.key).toEqual(key);
  });

  it.each([
    ['another PIN', () => unwrapByPin('amina', '482914', wrapping)],
    ['the PIN of another user', () => unwrapByPin('zola', '482913', wrapping)],
    ['a changed salt of the try', () => unwrapByPin('amina', '482913', withFirst(wrapping, { salt: 'AAAA' }))],
    ['a changed salt', () => unwrapByPin('amina', '482913', { ...wrapping, salt: 'AAAA' })],
    ['fewer rounds', () => unwrapByPin('amina', '482913', { ...wrapping, rounds: 1_000 })],
    ['no try left', () => unwrapByPin('amina', '482913', { ...wrapping, tries: [] })],
  ])('is not opened by %s', async (_, open) => {
    expect(await open()).toBeNull();
  });

  it('uses PBKDF2 with 600,000 iterations, a salt for each wrapping, and an own salt for each try', async () => {
    const other = await wrapByPin('amina', '482913', key);
    expect(wrapping.rounds).toBe(600_000);
    expect(other.salt).not.toBe(wrapping.salt);
    expect(new Set([...wrapping.tries, ...other.tries].map(({ salt }) => salt)).size).toBe(2 * MAX_TRIES);
  });

  it('has five tries, and each can be taken once', () => {
    let left: PinWrapping | undefined = wrapping;
    const taken: string[] = [];
    for (let step = left && takeTry(left); step; step = takeTry(step.left)) {
      taken.push(step.taken.tries[0]!.box);
      left = step.left;
    }
    expect(new Set(taken).size).toBe(5);
    expect(left.tries).toEqual([]);
  });

  it('holds nothing but salts and boxes: neither the key nor the PIN', () => {
    const stored = JSON.stringify(wrapping);
    for (const secret of ['482913', btoa(String.fromCharCode(...key))]) expect(stored).not.toContain(secret);
  });
});

describe('a device key wrapped by a secret', async () => {
  const secret = newKeyBytes();
  const box = await wrapBySecret('amina', 'account', secret, key);

  it('is opened by this secret only, for this user and purpose only', async () => {
    expect(await unwrapBySecret('amina', 'account', secret, box)).toEqual(key);
    expect(await unwrapBySecret('amina', 'account', newKeyBytes(), box)).toBeNull();
    expect(await unwrapBySecret('zola', 'account', secret, box)).toBeNull();
    expect(await unwrapBySecret('amina', 'phone', secret, box)).toBeNull();
  });
});

it('the key of the bytes cannot be exported', async () => {
  expect((await importKey(key)).extractable).toBe(false);
});
