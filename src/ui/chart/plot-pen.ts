import type { Colours } from './draw-colours.ts';

/** Shared by all drawing steps: the canvas, its scales in canvas pixels, the inner box and the colours. */
export interface Pen {
  readonly context: CanvasRenderingContext2D;
  readonly x: (time: number) => number;
  readonly y: (value: number) => number;
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** Canvas pixels for one CSS pixel. */
  readonly unit: number;
  /** The small text size in canvas pixels. */
  readonly textSize: number;
  readonly family: string;
  readonly colours: Colours;
  readonly isRightToLeft: boolean;
}

/** Sets the font for the next `fillText`. */
export function setType(pen: Pen, weight: 400 | 600, align: CanvasTextAlign): void {
  pen.context.font = `${weight} ${pen.textSize}px ${pen.family}`;
  pen.context.textAlign = align;
}

/** A filled or hollow dot. */
export function drawDot(pen: Pen, x: number, y: number, colour: string, isRing: boolean, radius: number): void {
  const { context, unit, colours } = pen;
  context.beginPath();
  context.arc(x, y, radius * unit, 0, 2 * Math.PI);
  context.fillStyle = isRing ? colours.surface : colour;
  context.fill();
  if (!isRing) return;
  context.lineWidth = 2 * unit;
  context.strokeStyle = colour;
  context.stroke();
}

/** The mark of a high reading: a triangle, apex up, centred on the value. */
export function drawTriangle(pen: Pen, x: number, y: number, colour: string, scale = 1): void {
  const { context } = pen;
  const unit = pen.unit * scale;
  context.beginPath();
  context.moveTo(x, y - 6 * unit);
  context.lineTo(x + 6.5 * unit, y + 5 * unit);
  context.lineTo(x - 6.5 * unit, y + 5 * unit);
  context.closePath();
  context.fillStyle = colour;
  context.fill();
}

/** Distance (CSS px) from the value to the bottom of its label. */
const LABEL_RISE = 9;

/** The space (CSS px) that the label of the highest value needs above the inner box, for a text of `textSize` CSS px. */
export const labelRoom = (textSize: number): number => Math.ceil(LABEL_RISE + 1.2 * textSize);

/** A label above a mark, kept between the sides of the inner box; `labelRoom` keeps it below the upper edge. */
export function drawValueLabel(pen: Pen, text: string, x: number, y: number, colour: string): void {
  const { context, box, unit } = pen;
  setType(pen, 600, 'center');
  const half = context.measureText(text).width / 2;
  const inside = Math.min(Math.max(x, box.left + half), box.left + box.width - half);
  context.textBaseline = 'bottom';
  // A limit line behind it would strike it through. With forced colours the ground has the colour of the text.
  if (pen.colours.surface !== colour) {
    context.strokeStyle = pen.colours.surface;
    context.lineWidth = 4 * unit;
    context.lineJoin = 'round';
    context.strokeText(text, inside, y - LABEL_RISE * unit);
  }
  context.fillStyle = colour;
  context.fillText(text, inside, y - LABEL_RISE * unit);
}
