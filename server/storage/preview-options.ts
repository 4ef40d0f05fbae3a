import type { FastifyRequest } from 'fastify';
import { invalidArgument } from '../protocol/api-error.ts';
import { queryPart } from '../http/params.ts';

const GRAVITIES = {
  center: 'centre',
  'top-left': 'left top',
  top: 'top',
  'top-right': 'right top',
  left: 'left',
  right: 'right',
  'bottom-left': 'left bottom',
  bottom: 'bottom',
  'bottom-right': 'right bottom',
} as const;
const OUTPUTS = ['jpg', 'jpeg', 'png', 'webp', 'heic', 'avif', 'gif'] as const;
export type PreviewOutput = (typeof OUTPUTS)[number];

/** The options of a preview. Lengths are in pixels; 0 means: derived from the other length or from the picture. */
export interface PreviewOptions {
  width: number;
  height: number;
  /** Which part stays when the picture is cropped, in sharp's names. */
  gravity: (typeof GRAVITIES)[keyof typeof GRAVITIES];
  /** 0 to 100; -1 is the default. */
  quality: number;
  borderWidth: number;
  /** #rrggbb */
  borderColor: string;
  borderRadius: number;
  /** 0 to 1 */
  opacity: number;
  /** In degrees, clockwise. */
  rotation: number;
  /** #rrggbb; '' for none. */
  background: string;
  /** '' means the format of the file. */
  output: PreviewOutput | '';
}

const invalidParam = (name: string, detail: string): Error => invalidArgument(`Invalid \`${name}\` param: ${detail}`);

function numberOf(request: FastifyRequest, name: string, [min, max]: [number, number], preset: number): number {
  const text = queryPart(request, name);
  if (text === undefined) return preset;
  const value = Number(text);
  const isNumber = name === 'opacity' ? text.trim() !== '' : /^-?\d+$/.test(text);
  if (isNumber && value >= min && value <= max) return value;
  const formatted = (bound: number): string => bound.toLocaleString('en');
  throw invalidParam(name, `Value must be a valid range between ${formatted(min)} and ${formatted(max)}`);
}

function colourOf(request: FastifyRequest, name: string): string {
  const text = queryPart(request, name);
  if (text === undefined) return '';
  if (/^([\da-f]{3}|[\da-f]{6})$/i.test(text)) return `#${text}`;
  throw invalidParam(name, 'Value must be a valid Hex color code');
}

function oneOf<T extends string>(request: FastifyRequest, name: string, allowed: readonly T[]): T | '' {
  const text = queryPart(request, name);
  if (text === undefined) return '';
  const found = allowed.find((value) => value === text);
  if (found === undefined) throw invalidParam(name, `Value must be one of (${allowed.join(', ')})`);
  return found;
}

/**
 * Parses the options of a preview.
 * @throws general_argument_invalid
 */
export function readPreviewOptions(request: FastifyRequest): PreviewOptions {
  const gravity = oneOf(request, 'gravity', Object.keys(GRAVITIES) as (keyof typeof GRAVITIES)[]);
  return {
    width: numberOf(request, 'width', [0, 4000], 0),
    height: numberOf(request, 'height', [0, 4000], 0),
    gravity: GRAVITIES[gravity || 'center'],
    quality: numberOf(request, 'quality', [-1, 100], -1),
    borderWidth: numberOf(request, 'borderWidth', [0, 100], 0),
    borderColor: colourOf(request, 'borderColor') || '#000000',
    borderRadius: numberOf(request, 'borderRadius', [0, 4000], 0),
    opacity: numberOf(request, 'opacity', [0, 1], 1),
    rotation: numberOf(request, 'rotation', [-360, 360], 0),
    background: colourOf(request, 'background'),
    output: oneOf(request, 'output', OUTPUTS),
  };
}
