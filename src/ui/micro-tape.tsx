import styles from './micro-tape.module.css';

export interface TapeScale {
  /** Values at the start and the end of the tape. */
  readonly from: number;
  readonly to: number;
  readonly bands: readonly { readonly from: number; readonly to: number; readonly tone: 'soft' | 'faint' }[];
  readonly limits: readonly number[];
}

interface MicroTapeProps {
  scale: TapeScale;
  value: number;
  /** The second, lower number, when the reading has two. */
  low?: number;
  isHigh?: boolean;
}

const WIDTH = 104;
const HEIGHT = 22;

/** A reading's place on its tape, 104 x 22: band, limits, a bar between the two numbers. The words beside it say the same. */
export function MicroTape({ scale, value, low, isHigh = false }: MicroTapeProps) {
  const x = (each: number) => {
    const share = (each - scale.from) / (scale.to - scale.from);
    return 5 + Math.min(Math.max(share, 0), 1) * (WIDTH - 10);
  };
  const middle = HEIGHT / 2;
  return (
    <svg className={styles.tape} width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect className={styles.track} x="0" y="6" width={WIDTH} height="10" rx="1" />
      {scale.bands.map(({ from, to, tone }) => (
        <rect key={from} className={styles[tone]} x={x(from)} y="6" width={x(to) - x(from)} height="10" />
      ))}
      {scale.limits.map((limit) => (
        <line key={limit} className={styles.limit} x1={x(limit)} x2={x(limit)} y1="3" y2="19" />
      ))}
      {low !== undefined && <line className={styles.bar} x1={x(low)} x2={x(value)} y1={middle} y2={middle} />}
      {low !== undefined && <circle className={styles.ring} cx={x(low)} cy={middle} r="4" />}
      {isHigh ? (
        <polygon
          className={styles.high}
          points={`${x(value)},${middle - 6} ${x(value) + 6},${middle + 5} ${x(value) - 6},${middle + 5}`}
        />
      ) : (
        <circle className={styles.dot} cx={x(value)} cy={middle} r="4.5" />
      )}
    </svg>
  );
}
