import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const css = readFileSync(fileURLToPath(new URL('../../src/ui/styles/tokens.css', import.meta.url)), 'utf8');

const colours = (selector: string) => {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/(--[a-z0-9-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
};
const light = colours(':root');
const dark = colours(":root[data-theme='dark']");

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string) => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

/** Text and background colours; each pair needs a contrast of at least 4.5. */
const textPairs = [
  ...['paper', 'surface', 'sunken', 'blush', 'leaf-soft'].flatMap((ground) => [
    ['ink', ground],
    ['ink-2', ground],
  ]),
  ['ink', 'blush-deep'],
  ['on-pink', 'pink'],
  ['pink-ink', 'blush'],
  ['on-leaf', 'leaf'],
  ['leaf', 'paper'],
  ['leaf', 'surface'],
  ['on-red', 'red'],
  ['red-ink', 'paper'],
  ['red-ink', 'blush'],
  ['red-ink', 'red-soft'],
  ['on-ember', 'ember'],
  ['ember-ink', 'ember-soft'],
  ['on-amber', 'amber'],
  ['amber-ink', 'amber-soft'],
  ['blue-ink', 'blue-soft'],
  ['ink', 'blue-soft'],
  ['on-side', 'side'],
  ['on-side', 'side-2'],
  ['on-side-2', 'side'],
];
/** Marks and borders; each pair needs a contrast of at least 3. */
const markPairs = [
  ['control', 'surface'],
  ['control', 'paper'],
  ['pink', 'blush'],
  ['pink', 'leaf-soft'],
  ['leaf-mark', 'leaf-soft'],
];

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s colours', (_, tokens) => {
  it.each(textPairs)('%s is readable on %s', (text, ground) => {
    expect(contrast(tokens[`--${text}`] ?? '', tokens[`--${ground}`] ?? '')).toBeGreaterThanOrEqual(4.5);
  });

  it.each(markPairs)('%s stands out on %s', (mark, ground) => {
    expect(contrast(tokens[`--${mark}`] ?? '', tokens[`--${ground}`] ?? '')).toBeGreaterThanOrEqual(3);
  });
});

describe('the dark colours', () => {
  it('are the same by the system and by choice', () => {
    expect(colours(":root:not([data-theme='light'])")).toEqual(dark);
  });

  it('cover every light one', () => {
    expect(Object.keys(dark)).toEqual(Object.keys(light));
  });
});
