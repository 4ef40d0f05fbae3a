import { multiply, type Matrix } from './matrix.ts';

/** The drawing operations of a PDF page in order, as pdf.js lists them. */
export interface Operators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

const needed = [
  'save',
  'restore',
  'transform',
  'setGState',
  'beginGroup',
  'endGroup',
  'paintFormXObjectBegin',
  'paintFormXObjectEnd',
  'beginMarkedContent',
  'beginMarkedContentProps',
  'endMarkedContent',
  'setFillRGBColor',
  'setStrokeRGBColor',
  'setFillTransparent',
  'setStrokeTransparent',
  'setFillColorN',
  'setStrokeColorN',
  'setTextRenderingMode',
  'showText',
  'constructPath',
  'shadingFill',
  'paintImageXObject',
  'paintInlineImageXObject',
  'paintImageMaskXObject',
  'fill',
  'eoFill',
  'fillStroke',
  'eoFillStroke',
  'closeFillStroke',
  'closeEOFillStroke',
] as const;
/** The codes of the drawing operations in pdf.js. */
export type OperatorCodes = Readonly<Record<string, number>>;

/** `null`: a pattern or a picture, whose colour is unknown here; `none`: not painted. */
export type Paint = readonly [number, number, number] | null | 'none';

interface State {
  readonly matrix: Matrix;
  readonly fill: Paint;
  readonly stroke: Paint;
  readonly alpha: number;
  readonly mode: number;
}
/** Letters shown with one paint. */
export interface Shown {
  readonly letters: number;
  readonly paints: readonly Paint[];
  readonly alpha: number;
  readonly isOff: boolean;
  readonly order: number;
}
/** An area painted before or after the letters. */
export interface Painted {
  readonly order: number;
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
  readonly paint: Paint;
}

const BLACK = [0, 0, 0] as const;
/** From this opacity on an area hides what lies under it. */
const SOLID_ALPHA = 0.85;

/** The characters of a text that leave ink; spaces and invisible characters are dropped. */
export const inkOf = (text: string): string => text.normalize('NFKC').replaceAll(/[\s\p{Cf}\p{Cc}\p{Mn}]/gu, '');

const isMatrix = (value: unknown): value is Matrix =>
  (Array.isArray(value) || value instanceof Float32Array || value instanceof Float64Array) && value.length === 6;

function paintOf(colour: unknown): Paint {
  const parts = typeof colour === 'string' ? /^#(..)(..)(..)$/.exec(colour) : null;
  return parts ? [parseInt(parts[1] ?? '', 16), parseInt(parts[2] ?? '', 16), parseInt(parts[3] ?? '', 16)] : null;
}

/** The place on the page of a box in its own coordinates. */
function placeOf(matrix: Matrix, [left, low, right, high]: readonly number[]) {
  const [a, b, c, d, e, f] = matrix;
  const corners = [left, right].flatMap((x = 0) =>
    [low, high].map((y = 0) => ({ x: a * x + c * y + e, y: b * x + d * y + f })),
  );
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
}

/**
 * Follows the drawing operations of a page: the letters shown and the areas painted. @param isLayerShown for optional
 * content
 */
export function followPaint(
  { fnArray, argsArray }: Operators,
  codes: OperatorCodes,
  isLayerShown: (layer: unknown) => boolean,
): { shown: Shown[]; painted: Painted[] } {
  const names = new Map(needed.map((name) => [codes[name], name]));
  const shown: Shown[] = [];
  const painted: Painted[] = [];
  const savedStates: State[] = [];
  const layers: boolean[] = [];
  let state: State = { matrix: [1, 0, 0, 1, 0, 0], fill: BLACK, stroke: BLACK, alpha: 1, mode: 0 };
  const cover = (order: number, box: readonly number[], paint: Paint) =>
    painted.push({ order, ...placeOf(state.matrix, box), paint });

  for (const [order, code] of fnArray.entries()) {
    const args = (argsArray[order] ?? []) as readonly unknown[];
    switch (names.get(code)) {
      case 'save':
      case 'beginGroup':
        savedStates.push(state);
        break;
      case 'paintFormXObjectBegin':
        savedStates.push(state);
        if (isMatrix(args[0])) state = { ...state, matrix: multiply(state.matrix, args[0]) };
        break;
      case 'restore':
      case 'endGroup':
      case 'paintFormXObjectEnd':
        state = savedStates.pop() ?? state;
        break;
      case 'transform': {
        const transform = args.length === 6 ? args : args[0];
        if (isMatrix(transform)) state = { ...state, matrix: multiply(state.matrix, transform) };
        break;
      }
      case 'setGState':
        for (const [key, value] of (args[0] ?? []) as [string, unknown][])
          if (key === 'ca' && typeof value === 'number') state = { ...state, alpha: value };
        break;
      case 'setFillRGBColor':
        state = { ...state, fill: paintOf(args[0]) };
        break;
      case 'setStrokeRGBColor':
        state = { ...state, stroke: paintOf(args[0]) };
        break;
      case 'setFillTransparent':
        state = { ...state, fill: 'none' };
        break;
      case 'setStrokeTransparent':
        state = { ...state, stroke: 'none' };
        break;
      case 'setFillColorN':
        state = { ...state, fill: null };
        break;
      case 'setStrokeColorN':
        state = { ...state, stroke: null };
        break;
      case 'setTextRenderingMode':
        state = { ...state, mode: Number(args[0]) };
        break;
      case 'beginMarkedContent':
        layers.push(true);
        break;
      case 'beginMarkedContentProps':
        layers.push(args[0] !== 'OC' || isLayerShown(args[1]));
        break;
      case 'endMarkedContent':
        layers.pop();
        break;
      case 'showText': {
        const glyphs = (args[0] ?? []) as readonly ({ unicode?: string } | number | null)[];
        const letters = inkOf(
          glyphs.map((glyph) => (glyph && typeof glyph === 'object' ? (glyph.unicode ?? '') : '')).join(''),
        ).length;
        // 0 fills, 1 draws the outline, 2 both, 3 nothing; from 4 on the same, and it also clips what follows.
        const mode = state.mode % 4;
        const paints = [
          ...(mode === 0 || mode === 2 ? [state.fill] : []),
          ...(mode === 1 || mode === 2 ? [state.stroke] : []),
        ];
        shown.push({ letters, paints, alpha: state.alpha, isOff: layers.includes(false), order });
        break;
      }
      case 'constructPath': {
        const [code, paths, box] = args as [number, unknown[] | null, readonly number[] | null];
        const operation = names.get(code);
        const isFilled = operation !== undefined && /fill/i.test(operation) && !layers.includes(false);
        if (isFilled && box && state.alpha > SOLID_ALPHA && isBox(paths?.[0])) cover(order, box, state.fill);
        break;
      }
      case 'shadingFill':
        cover(order, [-1e6, -1e6, 1e6, 1e6], null);
        break;
      case 'paintImageXObject':
      case 'paintInlineImageXObject':
      case 'paintImageMaskXObject':
        cover(order, [0, 0, 1, 1], null);
        break;
      default:
    }
  }
  return { shown, painted };
}

/** A box has four corners, and some return to the first: moves and lines take three numbers each, a close one. */
const isBox = (path: unknown): boolean =>
  (path instanceof Float32Array || Array.isArray(path)) && path.length >= 12 && path.length <= 16;
