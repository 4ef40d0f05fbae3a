import type { ReactNode } from 'react';
import type { ChartSpec } from './chart-spec.ts';
import { ChartCanvas } from './chart-canvas.tsx';
import styles from './chart.module.css';

export interface LegendItem {
  readonly mark:
    'dot' | 'ring' | 'triangle' | 'hatch' | 'band' | 'line' | 'dotted' | 'latest' | 'taken' | 'missed' | 'symptom';
  readonly text: string;
}

interface ChartFigureProps {
  spec: ChartSpec;
  /** One sentence that describes the chart; it is the figure's accessible name. */
  summary: string;
  legend: readonly LegendItem[];
  /** The same data as a table; shown instead of the drawing when `isTable`. */
  table: ReactNode;
  isTable: boolean;
}

/** A chart with text: a figure named by one sentence, a legend with the limits, and the table. */
export function ChartFigure({ spec, summary, legend, table, isTable }: ChartFigureProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.summary}>{summary}</figcaption>
      {isTable ? table : <ChartCanvas spec={spec} />}
      {!isTable && (
        <ul className={styles.legend}>
          {legend.map((item) => (
            <li key={item.text}>
              <LegendMark mark={item.mark} />
              {item.text}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

function LegendMark({ mark }: { mark: LegendItem['mark'] }) {
  return (
    <svg className={styles[mark]} width="16" height="12" aria-hidden="true">
      {mark === 'triangle' && <polygon points="8,1 14,11 2,11" />}
      {(mark === 'dot' || mark === 'latest') && <circle cx="8" cy="6" r="5" />}
      {mark === 'ring' && <circle cx="8" cy="6" r="4" />}
      {mark === 'band' && <rect x="0" y="1" width="16" height="10" />}
      {(mark === 'line' || mark === 'dotted') && <line x1="0" x2="16" y1="6" y2="6" />}
      {mark === 'taken' && <line x1="8" x2="8" y1="1" y2="11" />}
      {mark === 'missed' && <path d="M4 2 12 10M12 2 4 10" />}
      {mark === 'symptom' && <polygon points="8,0 13,6 8,12 3,6" />}
      {mark === 'hatch' && <path d="M0 12 6 0M5 12 11 0M10 12 16 0" />}
    </svg>
  );
}
