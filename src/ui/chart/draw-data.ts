import type { ChartSpec, LinePoint } from './chart-spec.ts';
import { daysBetween } from './day-range.ts';
import { isAcrossMissingDays } from './gaps.ts';
import { drawDot, drawTriangle, drawValueLabel, type Pen } from './plot-pen.ts';

/** Width of a day (CSS px) below which stems are drawn thin, so that two of one day do not overlap. */
const LEAST_DAY_WIDTH = 12;

/** One stem for each reading: filled dot on top, ring below, triangle and value if high, the latest in pink. */
export function drawStems(pen: Pen, { stems, range }: ChartSpec): void {
  const { context, colours, unit, box } = pen;
  const latest = stems.reduce((newest, stem) => Math.max(newest, stem.time), -Infinity);
  const isDense = box.width / unit / daysBetween(range.from, range.to) < LEAST_DAY_WIDTH;
  const radius = isDense ? 2.5 : 4.5;
  for (const stem of stems) {
    const isLatest = stem.time === latest;
    const x = pen.x(stem.time);
    const [top, bottom] = [pen.y(stem.top), pen.y(stem.bottom)];
    const colour = isLatest ? colours.pink : stem.highText ? colours['ember-ink'] : colours.ink;
    context.globalAlpha = isLatest ? 0.8 : 0.5;
    context.lineWidth = (isDense ? 1.5 : 3) * unit;
    context.strokeStyle = isLatest ? colours.pink : colours.ink;
    context.beginPath();
    context.moveTo(x, top);
    context.lineTo(x, bottom);
    context.stroke();
    context.globalAlpha = 1;
    drawDot(pen, x, bottom, colour, true, isDense ? 2.5 : 4);
    if (stem.highText) drawTriangle(pen, x, top, isLatest ? colours.pink : colours['ember-ink']);
    else drawDot(pen, x, top, colour, false, radius);
  }
  for (const stem of labelled(stems, pen, ({ top }) => top)) {
    drawValueLabel(pen, stem.highText ?? '', pen.x(stem.time), pen.y(stem.top), colours.ink);
  }
}

/** The high readings whose labels do not overlap; the highest wins, so that no label covers a higher mark. */
function labelled<T extends { time: number; highText?: string }>(
  points: readonly T[],
  pen: Pen,
  height: (point: T) => number,
): T[] {
  const shown: T[] = [];
  for (const point of points.filter((each) => each.highText).sort((a, b) => height(b) - height(a))) {
    const isFree = shown.every((other) => Math.abs(pen.x(other.time) - pen.x(point.time)) > pen.textSize * 4);
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
  for (const point of labelled(points, pen, ({ value }) => value)) {
    drawValueLabel(pen, point.highText ?? '', pen.x(point.time), pen.y(point.value), colours.ink);
  }
}
