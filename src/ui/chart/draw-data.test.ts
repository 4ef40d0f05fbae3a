import { describe, expect, it } from 'vitest';
import { drawStems } from './draw-data.ts';
import { labelRoom, type Pen } from './plot-pen.ts';
import { pressureSpec } from './pressure-spec.ts';

const from = new Date(2026, 10, 8).getTime();
const range = { from, to: new Date(2026, 10, 22).getTime() };
const minute = 60_000;

/** Draws on a phone (280 px for 14 days) with a context that notes where texts and stems are. */
function draw(
  readings: readonly (readonly [number, number, number])[],
  textSize = 12,
  colours: Partial<Pen['colours']> = {},
) {
  const labels: { text: string; top: number }[] = [];
  /** Labels with a ground of their own, in the order of drawing. */
  const grounded: string[] = [];
  const stemsAt: number[] = [];
  const noted = {
    measureText: (text: string) => ({ width: text.length * textSize * 0.6 }),
    // A label is drawn with its baseline at the bottom; its line is 1.2 times as high as the text size.
    fillText: (text: string, _: number, bottom: number) => labels.push({ text, top: bottom - 1.2 * textSize }),
    strokeText: (text: string) => labels.every((label) => label.text !== text) && grounded.push(text),
    lineTo: (x: number) => stemsAt.push(x),
  };
  const context = new Proxy(noted, {
    get: (known, name) => Reflect.get(known, name) ?? (() => undefined),
    set: () => true,
  }) as unknown as CanvasRenderingContext2D;
  const stems = readings.map(([time, top, bottom]) => ({ time, top, bottom, highText: `${top}/${bottom}` }));
  const spec = pressureSpec({ range, stems, gaps: [], ticks: [], figure: String });
  const box = { left: 0, top: labelRoom(textSize), width: 280, height: 180 };
  const pen: Pen = {
    context,
    x: (time) => ((time - range.from) / (range.to - range.from)) * box.width,
    y: (value) => box.top + ((spec.high - value) / (spec.high - spec.low)) * box.height,
    box,
    unit: 1,
    textSize,
    family: 'Rubik',
    colours: colours as Pen['colours'],
    isRightToLeft: false,
  };
  drawStems(pen, spec);
  return { labels, grounded, stemsAt };
}

const night = from + (9 * 24 + 23) * 60 * minute;

describe('a chart of blood pressures', () => {
  it.each([
    [168, 12],
    [220, 12],
    [168, 24],
    [300, 24],
  ])('shows the whole label of %i/114 below its upper edge, also with a text of %i px', (systolic, textSize) => {
    const { labels } = draw([[night, systolic, 114]], textSize);
    expect(labels.map(({ text }) => text)).toEqual([`${systolic}/114`]);
    expect(labels[0]?.top).toBeGreaterThanOrEqual(0);
  });

  it.each<[string, Partial<Pen['colours']>, string[]]>([
    [
      'has its ground below it, so that no limit line strikes it through',
      { surface: 'white', 'ember-ink': 'red' },
      ['153/101'],
    ],
    [
      'has none with forced colours, which would hide the text',
      { surface: 'black', ink: 'black', 'ember-ink': 'black', 'red-ink': 'black' },
      [],
    ],
  ])('the label %s', (_, colours, expected) => {
    expect(draw([[night, 153, 101]], 12, colours).grounded).toEqual(expected);
  });

  it('draws two readings of one evening beside each other', () => {
    const { stemsAt } = draw([
      [night + 43 * minute, 168, 114],
      [night + 58 * minute, 150, 96],
    ]);
    // Each stem is a line, followed by the two lower corners of its triangle.
    const [one = 0, other = 0] = [stemsAt[0], stemsAt[3]];
    expect(other - one).toBeGreaterThan(9.9);
  });
});
