import { classNames } from '@/ui/styles/class-names.ts';
import { useDirection } from '@/ui/styles/use-direction.ts';
import styles from './mark-tape.module.css';

export interface TapeMark {
  /** Where it begins, in the unit of the tape. */
  readonly at: number;
  /** How long it lasts; absent: a dot. Null: its end is not known. */
  readonly length?: number | null;
  /** `now` is the latest one; `round` has a ring, as each tenth has. */
  readonly tone?: 'now' | 'round';
}

interface MarkTapeProps {
  /** The length of the tape; it begins at 0. */
  length: number;
  /** Distances of the long and the short ticks. */
  long: number;
  short: number;
  marks: readonly TapeMark[];
  /** How far time has passed on this tape; nothing lies behind it. */
  past?: number;
  /** The figure under a long tick; absent: no figures. */
  figure?: (at: number) => string;
}

/** Of a length too short to be seen, the share of the tape that is drawn. */
const LEAST_SHARE = 0.8;
const upTo = (length: number, step: number) =>
  Array.from({ length: Math.floor(length / step) + 1 }, (_, index) => index * step);

/** Events on a tape of time: dots, or blocks as long as they lasted. The text beside it has the same content. */
export function MarkTape({ length, long, short, marks, past = length, figure }: MarkTapeProps) {
  const isRightToLeft = useDirection() === 'rtl';
  const share = (at: number) => (Math.min(Math.max(at, 0), length) / length) * 100;
  const x = (percent: number) => `${isRightToLeft ? 100 - percent : percent}%`;
  return (
    <svg className={classNames(styles.tape, figure && styles.withFigures)} aria-hidden="true">
      <rect className={styles.surface} width="100%" height="30" />
      <rect
        className={styles.past}
        x={isRightToLeft ? `${100 - share(past)}%` : 0}
        width={`${share(past)}%`}
        height="30"
      />
      {upTo(length, short).map((at) => (
        <line
          key={at}
          className={at % long === 0 ? styles.long : styles.short}
          x1={x(share(at))}
          x2={x(share(at))}
          y1="0"
          y2={at % long === 0 ? 9 : 5}
        />
      ))}
      <line className={styles.edge} x1="0" x2="100%" y1="0.5" y2="0.5" />
      <line className={styles.edge} x1="0" x2="100%" y1="29.5" y2="29.5" />
      {marks.map((mark, index) => (
        <Mark key={`${index} ${mark.at}`} mark={mark} share={share} x={x} />
      ))}
      {figure &&
        upTo(length, long).map((at) => (
          <text key={at} className={styles.figure} x={x(share(at))} y="45" textAnchor={anchorOf(at, length)}>
            {figure(at)}
          </text>
        ))}
    </svg>
  );
}

// `start` and `end` follow the direction of the text, as the tape does.
const anchorOf = (at: number, length: number) => (at === 0 ? 'start' : at === length ? 'end' : 'middle');

interface MarkProps {
  mark: TapeMark;
  share: (at: number) => number;
  x: (percent: number) => string;
}

function Mark({ mark: { at, length, tone }, share, x }: MarkProps) {
  const start = share(at);
  if (length === undefined)
    return (
      <>
        {tone === 'round' && <circle className={styles.ring} cx={x(start)} cy="18" r="7.5" />}
        <circle className={tone === 'now' ? styles.now : styles.dot} cx={x(start)} cy="18" r="4" />
      </>
    );
  if (length === null)
    return <circle className={tone === 'now' ? styles.openNow : styles.open} cx={x(start)} cy="18" r="4" />;
  const end = start + Math.max(LEAST_SHARE, share(at + length) - start);
  return (
    <line
      className={classNames(styles.block, tone === 'now' && styles.blockNow)}
      x1={x(start)}
      x2={x(Math.min(100, end))}
      y1="18"
      y2="18"
    />
  );
}
