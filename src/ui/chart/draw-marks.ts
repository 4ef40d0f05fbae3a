import type { ChartSpec, TimeMark } from './chart-spec.ts';
import type { Pen } from './plot-pen.ts';

/** Distance (CSS px) from the edge of the box to the centre of a mark. */
const INSET = 8;
const HALF = 4;

function drawMark({ context, colours, unit, box, x }: Pen, { time, kind }: TimeMark): void {
  const at = x(time);
  const y = kind === 'symptom' ? box.top + INSET * unit : box.top + box.height - INSET * unit;
  const half = HALF * unit;
  context.beginPath();
  context.lineWidth = 2 * unit;
  if (kind === 'symptom') {
    context.fillStyle = colours['red-ink'];
    for (const [dx, dy] of [
      [0, -1.4],
      [1.2, 0],
      [0, 1.4],
      [-1.2, 0],
    ] as const)
      context.lineTo(at + dx * half, y + dy * half);
    context.closePath();
    context.fill();
    return;
  }
  context.strokeStyle = kind === 'taken' ? colours['leaf-mark'] : colours['red-ink'];
  context.moveTo(kind === 'taken' ? at : at - half, y - half);
  context.lineTo(kind === 'taken' ? at : at + half, y + half);
  if (kind === 'missed') {
    context.moveTo(at + half, y - half);
    context.lineTo(at - half, y + half);
  }
  context.stroke();
}

/** Doses along the bottom (a cross for a missed one) and symptoms as diamonds along the top. */
export function drawMarks(pen: Pen, { marks }: ChartSpec): void {
  for (const mark of marks) drawMark(pen, mark);
}
