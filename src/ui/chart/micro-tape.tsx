import styles from './micro-tape.module.css';

export interface TapeScale {
  /** Values at the start and at the end of the tape. */
  readonly from: number;
  readonly to: number;
  /** Sorted from lowest to highest. */
  readonly bands: readonly { readonly from: number; readonly to: number; readonly tone: 'soft' | 'faint' }[];
  readonly limits: readonly number[];
}

interface MicroTapeProps {
  scale: TapeScale;
  value: number;
  /** The second, lower number of a reading with two numbers. */
  low?: number;
  isHigh?: boolean;
}

const WIDTH = 104;
const HEIGHT = 22;

/**
 * A reading's position on its tape, 104 x 22 px: band, limits, and a bar between the two numbers. The text beside it
 * has the same content.
 */
export function MicroTape({ scale, value, low, isHigh = false }: MicroTapeProps) {
  const x = (each: number) => {
    const share = (each - scale.from) / (scale.to - scale.from);
    return Math.round(50 + Math.min(Math.max(share, 0), 1) * (WIDTH - 10) * 10) / 10;
  };
  const limits = scale.limits.map((limit) => `M${x(limit)} 3V19`).join('');
  const ring = low === undefined ? '' : `M${x(low) + 4} 11a4 4 0 1 0-8 0a4 4 0 1 0 8 0H${x(value)}`;
  const mark = isHigh ? `M${x(value)} 5l6 11h-12z` : `M${x(value) - 4.5} 11a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0`;
  return (
    <svg
      className={styles.tape}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      style={{ backgroundImage: track(scale, x) }}
      aria-hidden="true"
    >
      <path className={styles.limit} d={limits} />
      {ring && <path className={styles.range} d={ring} />}
      <path className={isHigh ? styles.high : styles.dot} d={mark} />
    </svg>
  );
}

const colours = { soft: 'var(--leaf-soft)', faint: 'var(--leaf-faint)' };

/** The track and its bands as one image: fifty tapes with nine shapes each cost a cheap phone a tenth of a second. */
function track({ bands }: TapeScale, x: (value: number) => number): string {
  const stops = bands.flatMap(({ from, to, tone }) => [
    `var(--sunken) 0 ${x(from)}px`,
    `${colours[tone]} 0 ${x(to)}px`,
  ]);
  return `linear-gradient(90deg, ${[...stops, 'var(--sunken) 0'].join()})`;
}
