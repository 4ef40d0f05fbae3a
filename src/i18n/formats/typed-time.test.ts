import { expect, it } from 'vitest';
import { maskTime, readTypedTime } from './typed-time.ts';

const typedKeys = (keys: string) => [...keys].reduce((shown, key) => maskTime(shown + key), '');

it.each([
  ['1430', '14:30'],
  ['0805', '08:05'],
  ['830', '8:30'],
  ['8.05', '8:05'],
  ['25', '25:'],
  ['٠٨٣٠', '08:30'],
])('the keys %s become %s', (keys, shown) => {
  expect(typedKeys(keys)).toBe(shown);
});

it.each([
  ['14:30', '14:30'],
  ['8:05', '08:05'],
  ['8.05', '08:05'],
  ['00:00', '00:00'],
  ['23:59', '23:59'],
])('“%s” is %s', (text, value) => {
  expect(readTypedTime(text)).toEqual({ kind: 'value', value });
});

it.each([
  ['', 'empty'],
  ['8', 'unfinished'],
  ['14:', 'unfinished'],
  ['14:3', 'unfinished'],
  ['24:00', 'impossible'],
  ['25:00', 'impossible'],
  ['14:60', 'impossible'],
  ['14:30:10', 'impossible'],
  ['2 pm', 'impossible'],
])('“%s” is %s', (text, kind) => {
  expect(readTypedTime(text)).toEqual({ kind });
});
