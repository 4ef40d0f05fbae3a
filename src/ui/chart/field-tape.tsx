import { useDirection } from '@/ui/styles/use-direction.ts';
import styles from './field-tape.module.css';
import type { TapeScale } from './micro-tape.tsx';

interface FieldTapeProps {
  scale: TapeScale & {
    /** Distance between two short ticks, in the tape's unit. */
    readonly tick: number;
    /** Labels under the tape. */
    readonly figures: readonly { readonly value: number; readonly text: string; readonly isDanger?: boolean }[];
  };
  /** The typed value; null while it is not a number. */
  value: number | null;
  low?: number | null;
}

/** The tape under the entry fields: marks move while the user types. The form below has the same content as text. */
export function FieldTape({ scale, value, low = null }: FieldTapeProps) {
  const isRightToLeft = useDirection() === 'rtl';
  const share = (each: number) => {
    const along = Math.min(Math.max((each - scale.from) / (scale.to - scale.from), 0), 1) * 100;
    return isRightToLeft ? 100 - along : along;
  };
  const x = (each: number) => `${share(each)}%`;
  const ticks = Array.from(
    { length: Math.floor((scale.to - scale.from) / scale.tick) + 1 },
    (_, index) => scale.from + index * scale.tick,
  );
  return (
    <svg className={styles.tape} aria-hidden="true">
      <rect className={styles.track} x="0" y="6" width="100%" height="26" rx="3" />
      {scale.bands.map(({ from, to, tone }) => (
        <rect
          key={from}
          className={styles[tone]}
          x={`${Math.min(share(from), share(to))}%`}
          width={`${Math.abs(share(to) - share(from))}%`}
          y="6"
          height="26"
        />
      ))}
      {ticks.map((tick, index) => (
        <line key={tick} className={styles.tick} x1={x(tick)} x2={x(tick)} y1="6" y2={index % 5 === 0 ? 17 : 12} />
      ))}
      {scale.limits.map((limit) => (
        <line key={limit} className={styles.limit} x1={x(limit)} x2={x(limit)} y1="2" y2="36" />
      ))}
      {scale.figures.map(({ value: figure, text, isDanger }) => (
        <g key={figure} className={isDanger ? styles.danger : undefined}>
          {isDanger && <line className={styles.limit} x1={x(figure)} x2={x(figure)} y1="2" y2="36" />}
          <text className={styles.figure} x={x(figure)} y="52" textAnchor="middle">
            {text}
          </text>
        </g>
      ))}
      {value !== null && low !== null && <line className={styles.bar} x1={x(low)} x2={x(value)} y1="22" y2="22" />}
      {low !== null && <circle className={styles.ring} cx={x(low)} cy="22" r="6" />}
      {value !== null && <circle className={styles.mark} cx={x(value)} cy="22" r="7.5" />}
    </svg>
  );
}
