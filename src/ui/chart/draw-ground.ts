import type { ChartSpec } from './chart-spec.ts';
import { setType, type Pen } from './plot-pen.ts';

/** The background: bands and limit lines. */
export function drawGround(pen: Pen, { bands, limits }: ChartSpec): void {
  const { context, box, colours, unit } = pen;
  for (const { tone, points } of bands) {
    context.beginPath();
    for (const point of points) context.lineTo(pen.x(point.time), pen.y(point.high));
    for (const point of [...points].reverse()) context.lineTo(pen.x(point.time), pen.y(point.low));
    context.fillStyle = colours[`leaf-${tone}`];
    context.fill();
  }
  for (const limit of limits) {
    if (limit.tone === 'figure') continue;
    const y = Math.round(pen.y(limit.value));
    context.beginPath();
    context.setLineDash(
      limit.tone === 'danger' ? [5 * unit, 4 * unit] : limit.tone === 'own' ? [2 * unit, 3 * unit] : [],
    );
    context.lineWidth = (limit.tone === 'danger' ? 1.5 : 1) * unit;
    context.strokeStyle = limit.tone === 'danger' ? colours['red-ink'] : colours['leaf-mark'];
    context.moveTo(box.left, y);
    context.lineTo(box.left + box.width, y);
    context.stroke();
  }
  context.setLineDash([]);
}

/** Hatching over days without a reading, so that a gap does not look measured. */
export function drawGaps(pen: Pen, { gaps }: ChartSpec): void {
  const { context, box, colours, unit } = pen;
  for (const gap of gaps) {
    const [start, end] = [pen.x(gap.from), pen.x(gap.to)].sort((a, b) => a - b) as [number, number];
    context.save();
    context.beginPath();
    context.rect(start, box.top, end - start, box.height);
    context.clip();
    context.beginPath();
    for (let x = start - box.height; x < end; x += 7 * unit) {
      context.moveTo(x, box.top + box.height);
      context.lineTo(x + box.height, box.top);
    }
    context.lineWidth = unit;
    context.strokeStyle = colours.line;
    context.stroke();
    context.restore();
    setType(pen, 400, 'center');
    if (context.measureText(gap.text).width + 4 * unit > end - start) continue;
    context.fillStyle = colours['ink-2'];
    context.textBaseline = 'bottom';
    context.fillText(gap.text, (start + end) / 2, box.top + box.height - 2 * unit);
  }
}

/** The figures of the limits at the end side and the day labels below. */
export function drawFigures(pen: Pen, { limits, ticks }: ChartSpec): void {
  const { context, box, colours, unit, isRightToLeft } = pen;
  const endSide = isRightToLeft ? box.left - 8 * unit : box.left + box.width + 8 * unit;
  context.textBaseline = 'middle';
  for (const limit of limits) {
    const isDanger = limit.tone === 'danger';
    setType(pen, isDanger ? 600 : 400, isRightToLeft ? 'right' : 'left');
    context.fillStyle = isDanger ? colours['red-ink'] : colours['ink-2'];
    context.fillText(limit.text, endSide, pen.y(limit.value));
  }
  context.textBaseline = 'top';
  setType(pen, 400, 'center');
  context.fillStyle = colours['ink-2'];
  const placed = ticks.map(({ time, text }) => {
    const half = context.measureText(text).width / 2;
    return { text, half, at: Math.min(Math.max(pen.x(time), box.left + half), box.left + box.width - half) };
  });
  for (const { text, at } of withoutOverlap(placed, 4 * unit))
    context.fillText(text, at, box.top + box.height + 9 * unit);
}

interface Placed {
  /** Centre and half width in px. */
  readonly at: number;
  readonly half: number;
}

/**
 * Drops labels that would overlap with large text: keeps the last day, the first, and those between that are `gap` px
 * apart.
 */
export function withoutOverlap<T extends Placed>(placed: readonly T[], gap: number): T[] {
  const shown: T[] = [];
  for (const each of [...placed.slice(-1), ...placed.slice(0, -1)]) {
    const isFree = shown.every(({ at, half }) => Math.abs(at - each.at) >= half + each.half + gap);
    if (isFree) shown.push(each);
  }
  return shown;
}
