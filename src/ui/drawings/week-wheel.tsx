import { useDirection } from '@/ui/styles/use-direction.ts';
import styles from './week-wheel.module.css';

/** The angle of week 20, just below the end side, in degrees counter-clockwise. */
const ANGLE_AT_WEEK_20 = -6.5;
const EXAMPLE = { weeks: 28, days: 3 };
const NOW = EXAMPLE.weeks + EXAMPLE.days / 7;
/** Weeks before this one are outside the view box. */
const FIRST_WEEK = -4;

interface Radii {
  x: number;
  y: number;
}

interface Shape {
  outer: Radii;
  inner: Radii;
  /** In degrees. */
  perWeek: number;
  /** Horizontal position of the number, from the centre of the tape. */
  number: number;
  /** Left, top, width and height, with the open side on the left. */
  viewBox: readonly [number, number, number, number];
}

/** `round` is beside the text on a wide screen, `flat` above it on a phone. */
const shapes = {
  round: {
    outer: { x: 191, y: 153 },
    inner: { x: 148, y: 117 },
    perWeek: 5.87,
    number: 0,
    viewBox: [-200, -162, 400, 324],
  },
  flat: {
    outer: { x: 297, y: 127 },
    inner: { x: 262, y: 92 },
    perWeek: 4.5,
    number: 107,
    viewBox: [0, -130, 306, 264],
  },
} as const satisfies Record<string, Shape>;

/** The SVG paths of a tape bent into an ellipse. */
function wheelPaths({ outer, inner, perWeek }: Shape) {
  const between = (share: number): Radii => ({
    x: inner.x + (outer.x - inner.x) * share,
    y: inner.y + (outer.y - inner.y) * share,
  });
  const at = (week: number, share: number) => {
    const angle = ((ANGLE_AT_WEEK_20 + (week - 20) * perWeek) * Math.PI) / 180;
    const { x, y } = between(share);
    return [x * Math.cos(angle), -y * Math.sin(angle)] as const;
  };
  const point = (week: number, share: number) =>
    at(week, share)
      .map((value) => value.toFixed(1))
      .join(' ');
  const ticks = (step: number, share: number) => {
    let path = '';
    for (let week = 0; week <= 42; week += step) path += `M${point(week, 0)}L${point(week, share)}`;
    return path;
  };
  const isMoreThanHalf = (NOW - FIRST_WEEK) * perWeek > 180 ? 1 : 0;
  const arc = ({ x, y }: Radii, to: string, sweep: 0 | 1) => `A${x} ${y} 0 ${isMoreThanHalf} ${sweep} ${to}`;
  return {
    at,
    ticks,
    past: `M${point(FIRST_WEEK, 0)}${arc(inner, point(NOW, 0), 0)}L${point(NOW, 1)}${arc(outer, point(FIRST_WEEK, 1), 1)}Z`,
    now: `M${point(NOW, -0.28)}L${point(NOW, 1)}`,
  };
}

interface WeekWheelProps {
  shape: keyof typeof shapes;
  mirrored?: boolean;
  words: string;
}

/** An illustration of the week tape of Today as an ellipse, with an example week. Its open side is at the edge of the page. */
export function WeekWheel({ shape, mirrored = false, words }: WeekWheelProps) {
  const side = mirrored === (useDirection() === 'rtl') ? 1 : -1;
  const { outer, inner, number } = shapes[shape];
  const [left, top, width, height] = shapes[shape].viewBox;
  const viewBox = [side === 1 ? left : -left - width, top, width, height].join(' ');
  const { at, ticks, past, now } = wheelPaths(shapes[shape]);
  const labels = [4, 8, 12, 16, 20, 24, 32, 36, 40];
  return (
    <svg viewBox={viewBox} className={styles.wheel} aria-hidden="true">
      <g transform={`scale(${side} 1)`}>
        <ellipse rx={outer.x} ry={outer.y} className={styles.tape} />
        <path d={past} className={styles.past} />
        <ellipse rx={inner.x} ry={inner.y} className={styles.middle} />
        <ellipse rx={outer.x} ry={outer.y} className={styles.rim} />
        <path d={ticks(0.5, 0.14)} className={styles.days} />
        <path d={ticks(1, 0.22)} className={styles.rim} />
        <path d={ticks(4, 0.34)} className={styles.rim} />
        <path d={now} className={styles.now} />
        <circle cx={at(NOW, 1)[0]} cy={at(NOW, 1)[1]} r="7" className={styles.dot} />
      </g>
      {labels.map((week) => {
        const [x, y] = at(week, 0.63);
        return (
          <text key={week} x={x * side} y={y + 4.5} className={week < NOW ? styles.gone : styles.coming}>
            {week}
          </text>
        );
      })}
      <text x={number * side} y="22" className={styles.number}>
        {EXAMPLE.weeks}
      </text>
      <text x={number * side} y="52" className={styles.words}>
        {words}
      </text>
    </svg>
  );
}
