import { useId } from 'react';
import type { Band, ChartSpec } from './chart-spec.ts';
import { isAcrossMissingDays } from './gaps.ts';
import styles from './chart.module.css';

/** The height in CSS px that 100 % of the drawing corresponds to. */
const HEIGHT = 72;

/**
 * A small chart without labels, for a tile that shows its number as text. Plain SVG, so it needs no script to be
 * loaded.
 */
export function MiniChart({ spec }: { spec: ChartSpec }) {
  const hatch = useId();
  const { from, to } = spec.range;
  const share = (time: number) => ((time - from) / (to - from)) * 100;
  const x = (time: number) => `${share(time)}%`;
  const y = (value: number) => 4 + (HEIGHT - 8) * (1 - (value - spec.low) / (spec.high - spec.low));
  const stems = spec.stems.toSorted((a, b) => a.time - b.time);
  const line = spec.line.toSorted((a, b) => a.time - b.time);
  return (
    <svg className={styles.mini} aria-hidden="true">
      <defs>
        <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line className={styles.miniGap} x1="0" x2="0" y1="0" y2="7" strokeWidth="1.5" />
        </pattern>
      </defs>
      {spec.bands.map((band) => (
        <MiniBand key={band.tone} band={band} share={share} y={y} />
      ))}
      {spec.limits.map(({ value, tone }) =>
        tone === 'figure' ? null : (
          <line
            key={value}
            className={tone === 'danger' ? styles.miniDanger : styles.miniLimit}
            x1="0"
            x2="100%"
            y1={y(value)}
            y2={y(value)}
          />
        ),
      )}
      {spec.gaps.map((gap) => (
        <rect
          key={gap.from}
          fill={`url(#${hatch})`}
          x={x(gap.from)}
          width={`${share(gap.to) - share(gap.from)}%`}
          y="0"
          height={HEIGHT}
        />
      ))}
      {stems.map((stem, index) => (
        <g key={`${stem.time} ${index}`} className={markStyle(index === stems.length - 1, stem.highText)}>
          <line className={styles.miniStem} x1={x(stem.time)} x2={x(stem.time)} y1={y(stem.top)} y2={y(stem.bottom)} />
          <MiniTop at={x(stem.time)} y={y(stem.top)} isHigh={Boolean(stem.highText)} />
          <circle className={styles.miniBottom} cx={x(stem.time)} cy={y(stem.bottom)} r="2.5" />
        </g>
      ))}
      {line.map((point, index) => {
        const before = line[index - 1];
        if (!before) return null;
        const style = isAcrossMissingDays(before.time, point.time) ? styles.miniDotted : styles.miniLine;
        const ends = { x1: x(before.time), y1: y(before.value), x2: x(point.time), y2: y(point.value) };
        return <line key={`${point.time} ${index}`} className={style} {...ends} />;
      })}
      {line.slice(-1).map((point) => (
        <g key={point.time} className={styles.isLatest}>
          <circle className={styles.miniTop} cx={x(point.time)} cy={y(point.value)} r="5" />
        </g>
      ))}
    </svg>
  );
}

const markStyle = (isLatest: boolean, highText: string | undefined) =>
  isLatest ? styles.isLatest : highText ? styles.isHigh : undefined;

function MiniTop({ at, y, isHigh }: { at: string; y: number; isHigh: boolean }) {
  if (!isHigh) return <circle className={styles.miniTop} cx={at} cy={y} r="3.5" />;
  return (
    <svg x={at} y={y} overflow="visible">
      <polygon className={styles.miniTop} points="0,-5 5,4 -5,4" />
    </svg>
  );
}

/** Stretched by a separate viewBox, because polygon points cannot be percentages. */
function MiniBand({ band, share, y }: { band: Band; share: (time: number) => number; y: (value: number) => number }) {
  const top = band.points.map((point) => `${share(point.time)},${y(point.high)}`);
  const bottom = band.points.toReversed().map((point) => `${share(point.time)},${y(point.low)}`);
  return (
    <svg width="100%" height={HEIGHT} viewBox={`0 0 100 ${HEIGHT}`} preserveAspectRatio="none">
      <polygon
        className={band.tone === 'soft' ? styles.miniSoft : styles.miniFaint}
        points={[...top, ...bottom].join(' ')}
      />
    </svg>
  );
}
