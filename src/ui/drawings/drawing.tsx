import { useId, type ReactNode } from 'react';
import { classNames } from '@/ui/styles/class-names.ts';
import styles from './drawing.module.css';

interface DrawingProps {
  width: number;
  height: number;
  /** What is drawn, in a few words. Without it the drawing is decoration beside a text that says the same. */
  title?: string;
  /** What can be seen in it, in a sentence or two. */
  description?: string;
  children: ReactNode;
}

/** A line drawing in the colours of the theme, described in words. */
export function Drawing({ width, height, title, description, children }: DrawingProps) {
  const id = useId();
  const described = title
    ? {
        role: 'img',
        'aria-labelledby': `${id}t`,
        ...(description && { 'aria-describedby': `${id}d` }),
      }
    : { 'aria-hidden': true };
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.drawing} {...described}>
      {title && <title id={`${id}t`}>{title}</title>}
      {title && description && <desc id={`${id}d`}>{description}</desc>}
      {children}
    </svg>
  );
}

/** A part of a silhouette: a tube along a path, or a closed shape when `width` is 0. */
export interface Part {
  readonly d: string;
  readonly width: number;
}
export const tube = (width: number, d: string): Part => ({ d, width });
export const shape = (d: string): Part => ({ d, width: 0 });
const point = (value: number) => String(Math.round(value * 10) / 10);
export const disc = (x: number, y: number, radius: number): Part => tube(2 * radius, `M${point(x)} ${point(y)}h.01`);

const RIM = 2.25;
type Fill = 'skin' | 'flesh' | 'cloth' | 'plain' | 'dark' | 'leaf';

/** Parts that share one outline. */
export function Silhouette({ parts, fill, rim = RIM }: { parts: readonly Part[]; fill: Fill; rim?: number }) {
  const paths = (extra: number) =>
    parts.map(({ d, width }, at) => (
      <path key={at} d={d} className={width > 0 ? styles.open : undefined} strokeWidth={point(width + extra)} />
    ));
  return (
    <>
      <g className={styles.rim}>{paths(2 * rim)}</g>
      <g className={styles[fill]}>{paths(0)}</g>
    </>
  );
}

type Stroke =
  | 'line'
  | 'thin'
  | 'soft'
  | 'dots'
  | 'mark'
  | 'markDots'
  | 'dot'
  | 'ground'
  | 'past'
  | 'ghost'
  | 'ghostDark'
  | 'inkDot'
  | 'leafLine'
  | 'alarm'
  | Fill;

/** A path without an outline of its own. */
export const Line = ({ d, as = 'line', close }: { d: string; as?: Stroke; close?: true }) => (
  <path d={d} className={classNames(styles[as], as === 'dark' && !close && styles.open)} />
);

/** A word beside a drawing. */
export const Word = ({ x, y, end, children }: { x: number; y: number; end?: boolean; children: ReactNode }) => (
  <text x={x} y={y} className={classNames(styles.word, end && styles.end)}>
    {children}
  </text>
);
