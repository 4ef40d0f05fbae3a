import type { ChartSpec, LinePoint } from './chart-spec.ts';
import { daysBetween } from './day-range.ts';
import { isAcrossMissingDays } from './gaps.ts';
import { drawDot, drawTriangle, drawValueLabel, type Pen } from './plot-pen.ts';
import { stemPlaces } from './stem-places.ts';

/** Distance (CSS px) at which two triangles do not touch. */
const STEM_GAP = 14;

/** One stem for each reading: filled dot on top, ring below, triangle and value if high, the latest in pink. */
export function drawStems(pen: Pen, { stems, range }: ChartSpec): void {
  const { context, colours, unit, box } = pen;
  const latest = stems.reduce((newest, stem) => Math.max(newest, stem.time), -Infinity);
  const { at, scale } = stemPlaces(
    stems.map(({ time }) => time),
    {
      x: pen.x,
      left: box.left,
      right: box.left + box.width,
      day: box.width / Math.max(1, daysBetween(range.from, range.to)),
      gap: STEM_GAP * unit,
    },
  );
  const placed = stems.map((stem, index) => ({ ...stem, x: at[index] ?? pen.x(stem.time) }));
  for (const { x, ...stem } of placed) {
    const isLatest = stem.time === latest;
    const [top, bottom] = [pen.y(stem.top), pen.y(stem.bottom)];
    const colour = isLatest ? colours.pink : stem.highText ? colours['ember-ink'] : colours.ink;
    context.globalAlpha = isLatest ? 0.8 : 0.5;
    context.lineWidth = 3 * scale * unit;
    context.strokeStyle = isLatest ? colours.pink : colours.ink;
    context.beginPath();
    context.moveTo(x, top);
    context.lineTo(x, bottom);
    context.stroke();
    context.globalAlpha = 1;
    drawDot(pen, x, bottom, colour, true, 4 * scale);
    if (stem.highText) drawTriangle(pen, x, top, isLatest ? colours.pink : colours['ember-ink'], scale);
    else drawDot(pen, x, top, colour, false, 4.5 * scale);
  }
  for (const { highText = '', x, top } of labelled(placed, pen, (stem) => stem.top)) {
    drawValueLabel(pen, highText, x, pen.y(top), colours.ink);
  }
}

/** The high readings whose labels do not overlap; the highest wins, so that no label covers a higher mark. */
function labelled<T extends { x: number; highText?: string }>(
  points: readonly T[],
  pen: Pen,
  height: (point: T) => number,
): T[] {
  const shown: T[] = [];
  for (const point of points.filter((each) => each.highText).sort((a, b) => height(b) - height(a))) {
    const isFree = shown.every((other) => Math.abs(other.x - point.x) > pen.textSize * 4);
    if (isFree) shown.push(point);
  }
  return shown;
}

/** One line, dotted across whole missing days; the latest point in pink. */
export function drawLine(pen: Pen, { line }: ChartSpec): void {
  const { context, colours, unit } = pen;
  const points = [...line].sort((a, b) => a.time - b.time);
  context.lineWidth = 2 * unit;
  context.lineJoin = 'round';
  context.strokeStyle = colours.ink;
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (!before) return;
    context.setLineDash(isAcrossMissingDays(before.time, point.time) ? [2 * unit, 5 * unit] : []);
    context.beginPath();
    context.moveTo(pen.x(before.time), pen.y(before.value));
    context.lineTo(pen.x(point.time), pen.y(point.value));
    context.stroke();
  });
  context.setLineDash([]);
  drawPoints(pen, points);
}

function drawPoints(pen: Pen, points: readonly LinePoint[]): void {
  const { colours } = pen;
  points.forEach((point, index) => {
    const isLatest = index === points.length - 1;
    const [x, y] = [pen.x(point.time), pen.y(point.value)];
    if (point.highText) drawTriangle(pen, x, y, isLatest ? colours.pink : colours['ember-ink']);
    else drawDot(pen, x, y, isLatest ? colours.pink : colours.ink, false, isLatest ? 6 : 2.5);
  });
  const placed = points.map((point) => ({ ...point, x: pen.x(point.time) }));
  for (const { highText = '', x, value } of labelled(placed, pen, (point) => point.value)) {
    drawValueLabel(pen, highText, x, pen.y(value), colours.ink);
  }
}
