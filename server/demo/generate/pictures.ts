import { ADVANCE, drawText } from './letters.ts';
import { GreyPicture } from './png.ts';
import { deviation, randomOf, type Random } from './random.ts';

/** Stands on every picture and paper of the demonstration. */
export const MARK = 'INVENTED - DEMONSTRATION';

function write(picture: GreyPicture, text: string, left: number, top: number, size: number, shade: number): void {
  drawText(text, (x, y) => picture.fill(left + x * size, top + y * size, size, size, shade));
}

const PAGE = { width: 520, height: 700, margin: 36, lineHeight: 26, afterHeading: 18 } as const;
const [PAPER, INK, PALE] = [246, 40, 170];

/** A printed page: a heading, a rule, and one line below the other. Lines that are too long are cut. */
export function drawPage(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const picture = new GreyPicture(PAGE.width, PAGE.height, PAPER);
  const longest = Math.floor((PAGE.width - 2 * PAGE.margin) / (ADVANCE * 3));
  write(picture, MARK, PAGE.margin, 20, 3, PALE);
  for (const [nth, line] of lines.entries()) {
    const top = 62 + nth * PAGE.lineHeight + (nth === 0 ? 0 : PAGE.afterHeading);
    write(picture, line.slice(0, longest), PAGE.margin, top, nth === 0 ? 4 : 3, INK);
    if (nth === 0) picture.fill(PAGE.margin, top + 24, PAGE.width - 2 * PAGE.margin, 2, INK);
  }
  write(picture, MARK, PAGE.margin, PAGE.height - 36, 3, PALE);
  return picture.toPng();
}

const SCAN = { width: 560, height: 440, topX: 280, topY: 20, from: 60, to: 370, halfAngle: 0.72 } as const;

/** Brightness of invented tissue: two soft ellipses, the larger one dark inside as fluid is. */
function tissueAt(x: number, y: number): number {
  const ring = (cx: number, cy: number, rx: number, ry: number) => Math.hypot((x - cx) / rx, (y - cy) / ry);
  const [sac, head, body] = [ring(285, 235, 150, 105), ring(225, 215, 48, 42), ring(325, 255, 82, 40)];
  if (head < 1 || body < 1) return Math.min(head, body) > 0.86 ? 205 : 120;
  if (sac < 1) return 22;
  return sac < 1.08 ? 170 : 92;
}

function drawFan(picture: GreyPicture, random: Random): void {
  for (let y = 0; y < SCAN.height; y++)
    for (let x = 0; x < SCAN.width; x++) {
      const [dx, dy] = [x - SCAN.topX, y - SCAN.topY];
      const distance = Math.hypot(dx, dy);
      if (distance < SCAN.from || distance > SCAN.to || Math.abs(Math.atan2(dx, dy)) > SCAN.halfAngle) continue;
      const shade = tissueAt(x, y) * (1 + deviation(random, 0.28));
      picture.put(x, y, Math.max(0, Math.min(255, Math.round(shade))));
    }
}

/** An invented ultrasound picture: a fan of grey points, a ruler, and words beside it. It shows no person. */
export function drawScan(seed: string, lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const picture = new GreyPicture(SCAN.width, SCAN.height, 6);
  drawFan(picture, randomOf(seed));
  for (let cm = 0; cm <= 10; cm++) picture.fill(SCAN.width - 24, 60 + cm * 31, cm % 5 === 0 ? 16 : 8, 2, 190);
  write(picture, MARK, 14, 14, 3, 150);
  for (const [nth, line] of lines.entries())
    write(picture, line, 14, SCAN.height - 20 - (lines.length - 1 - nth) * 22, 3, 220);
  return picture.toPng();
}
