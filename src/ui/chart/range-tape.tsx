import { useDirection } from '@/ui/styles/use-direction.ts';
import styles from './range-tape.module.css';

interface Span {
  readonly from: number;
  readonly to: number;
}

interface RangeTapeProps {
  /** Shares of the tape, 0 to 1; null: no such range. */
  band: Span | null;
  /** A second range, drawn as a bracket below the tape. */
  bracket: Span | null;
  point: number;
  isOutside: boolean;
  /** The value lies farther away than the tape shows. */
  beyond: 'low' | 'high' | null;
  /** Only a limit of the value is known: all values on this side are possible. */
  open: 'low' | 'high' | null;
}

/** A value as a point on its range. The sentence beside it has the same content. */
export function RangeTape({ band, bracket, point, isOutside, beyond, open }: RangeTapeProps) {
  const isRightToLeft = useDirection() === 'rtl';
  const x = (share: number) => `${Math.round((isRightToLeft ? 1 - share : share) * 1000) / 10}%`;
  const start = ({ from, to }: Span) => x(isRightToLeft ? to : from);
  const width = ({ from, to }: Span) => `${Math.round((to - from) * 1000) / 10}%`;
  const limits = band ? [band.from, band.to].filter((share) => share > 0 && share < 1) : [];
  const towardsEnd = (beyond === 'high') !== isRightToLeft;
  return (
    <svg className={styles.tape} aria-hidden="true">
      <rect className={styles.track} width="100%" y="6" height="14" rx="3" />
      {band && <rect className={styles.band} x={start(band)} width={width(band)} y="6" height="14" />}
      {limits.map((share) => (
        <line key={share} className={styles.limit} x1={x(share)} x2={x(share)} y1="2" y2="24" />
      ))}
      {bracket && (
        <g className={styles.bracket}>
          <line x1={x(bracket.from)} x2={x(bracket.to)} y1="28" y2="28" />
          {[bracket.from, bracket.to]
            .filter((share) => share > 0 && share < 1)
            .map((share) => (
              <line key={share} x1={x(share)} x2={x(share)} y1="25" y2="31" />
            ))}
        </g>
      )}
      {open && <line className={styles.possible} x1={x(open === 'low' ? 0 : 1)} x2={x(point)} y1="13" y2="13" />}
      <svg x={x(point)} className={styles.place}>
        {beyond && !open && <path className={styles.beyond} d={towardsEnd ? 'M-14 9l4 4l-4 4' : 'M14 9l-4 4l4 4'} />}
        {open ? (
          <circle className={styles.ring} cy="13" r="5" />
        ) : isOutside ? (
          <path className={styles.outside} d="M0 6l7 13h-14z" />
        ) : (
          <circle className={styles.point} cy="13" r="6" />
        )}
      </svg>
    </svg>
  );
}
