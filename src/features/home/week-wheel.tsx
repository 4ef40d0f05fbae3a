import { useDirection } from '@/ui/use-direction.ts';
import styles from './week-wheel.module.css';

/** The angle of week 20, just below the end side, and of each week after it, in degrees against the clock. */
const AT_20 = -6.5;
const PER_WEEK = 5.87;
const EXAMPLE = { weeks: 28, days: 3 };
const NOW = EXAMPLE.weeks + EXAMPLE.days / 7;

interface Radii {
  x: number;
  y: number;
}
const outer: Radii = { x: 191, y: 153 };
const inner: Radii = { x: 148, y: 117 };
const at = (week: number, { x, y }: Radii) => {
  const angle = ((AT_20 + (week - 20) * PER_WEEK) * Math.PI) / 180;
  return [x * Math.cos(angle), -y * Math.sin(angle)] as const;
};
const point = (week: number, radii: Radii) =>
  at(week, radii)
    .map((value) => value.toFixed(1))
    .join(' ');
const between = (share: number): Radii => ({
  x: inner.x + (outer.x - inner.x) * share,
  y: inner.y + (outer.y - inner.y) * share,
});
const ticks = (from: number, to: number, step: number, share: number) => {
  let path = '';
  for (let week = from; week <= to; week += step) path += `M${point(week, inner)}L${point(week, between(share))}`;
  return path;
};
const arc = (radii: Radii, to: number, sweep: 0 | 1) => `A${radii.x} ${radii.y} 0 1 ${sweep} ${point(to, radii)}`;
const past = `M${point(-4, inner)}${arc(inner, NOW, 0)}L${point(NOW, outer)}${arc(outer, -4, 1)}Z`;

/** A picture of the tape laid round: what Today shows, with an example's week. Its open side lies at the edge of the page. */
export function WeekWheel({ mirrored = false, words }: { mirrored?: boolean; words: string }) {
  const side = mirrored === (useDirection() === 'rtl') ? 1 : -1;
  const labels = [4, 8, 12, 16, 20, 24, 32, 36, 40];
  return (
    <svg viewBox="-200 -162 400 324" className={styles.wheel} aria-hidden="true">
      <g transform={`scale(${side} 1)`}>
        <ellipse rx={outer.x} ry={outer.y} className={styles.tape} />
        <path d={past} className={styles.past} />
        <ellipse rx={inner.x} ry={inner.y} className={styles.middle} />
        <ellipse rx={outer.x} ry={outer.y} className={styles.rim} />
        <path d={ticks(0, 42, 0.5, 0.14)} className={styles.days} />
        <path d={ticks(0, 42, 1, 0.22)} className={styles.rim} />
        <path d={ticks(0, 42, 4, 0.34)} className={styles.rim} />
        <path d={`M${point(NOW, between(-0.28))}L${point(NOW, outer)}`} className={styles.now} />
        <circle cx={at(NOW, outer)[0]} cy={at(NOW, outer)[1]} r="7" className={styles.dot} />
      </g>
      {labels.map((week) => {
        const [x, y] = at(week, between(0.63));
        return (
          <text key={week} x={x * side} y={y + 4.5} className={week < NOW ? styles.gone : styles.coming}>
            {week}
          </text>
        );
      })}
      <text y="22" className={styles.number}>
        {EXAMPLE.weeks}
      </text>
      <text y="52" className={styles.words}>
        {words}
      </text>
    </svg>
  );
}
