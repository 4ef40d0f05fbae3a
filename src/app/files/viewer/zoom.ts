/** In CSS px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** From the centre of the stage, in CSS px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How a picture lies on its stage: enlarged, moved from the centre, and turned clockwise by quarters. */
export interface View extends Point {
  readonly scale: number;
  readonly turns: number;
}

export const whole: View = { scale: 1, x: 0, y: 0, turns: 0 };
const MIN_SCALE = 1;
export const MAX_SCALE = 8;
/** By a double tap: small print of a page on a phone becomes readable. */
const TAPPED_SCALE = 2.5;

const isSideways = (turns: number): boolean => turns % 2 !== 0;
const turned = ({ width, height }: Size, turns: number): Size =>
  isSideways(turns) ? { width: height, height: width } : { width, height };

/** The size of the picture before it is turned, so that it fits the stage after. */
export function fitted(picture: Size, stage: Size, turns: number): Size {
  const across = turned(picture, turns);
  if (across.width === 0 || across.height === 0) return { width: 0, height: 0 };
  const ratio = Math.min(stage.width / across.width, stage.height / across.height);
  return { width: picture.width * ratio, height: picture.height * ratio };
}

const limit = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** Keeps the stage filled: no edge of a picture that is larger comes into it, and a smaller one stays in the centre. */
export function within(view: View, picture: Size, stage: Size): View {
  const { width, height } = turned(fitted(picture, stage, view.turns), view.turns);
  const scale = Math.max(MIN_SCALE, Math.min(MAX_SCALE, view.scale));
  return {
    ...view,
    scale,
    x: limit(view.x, Math.max(0, (width * scale - stage.width) / 2)),
    y: limit(view.y, Math.max(0, (height * scale - stage.height) / 2)),
  };
}

/** Enlarges by a factor; what is at the point stays there. */
export function zoomBy(view: View, factor: number, at: Point = { x: 0, y: 0 }): View {
  const scale = Math.max(MIN_SCALE, Math.min(MAX_SCALE, view.scale * factor));
  const grown = scale / view.scale;
  return { ...view, scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown };
}

export const moveBy = (view: View, { x, y }: Point): View => ({ ...view, x: view.x + x, y: view.y + y });

export const turnRight = ({ turns }: View): View => ({ ...whole, turns: (turns + 1) % 4 });

/** What a double tap does: the part under the finger, or the whole page again. */
export const toggleAt = (view: View, at: Point): View =>
  view.scale > MIN_SCALE ? { ...whole, turns: view.turns } : zoomBy(view, TAPPED_SCALE, at);

export const isWhole = ({ scale }: View): boolean => scale === MIN_SCALE;
