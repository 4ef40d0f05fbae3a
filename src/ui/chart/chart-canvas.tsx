import { useEffect, useRef } from 'react';
import type { ChartSpec } from './chart-spec.ts';
import type { Plot } from './plot.ts';
import styles from './chart.module.css';

/** The drawing alone, hidden from assistive technology: the figure around it carries the words and the table. */
export function ChartCanvas({ spec }: { spec: ChartSpec }) {
  const target = useRef<HTMLDivElement>(null);
  const latest = useRef(spec);
  const plot = useRef<Plot | null>(null);

  useEffect(() => {
    latest.current = spec;
    plot.current?.update(spec);
  }, [spec]);

  useEffect(() => {
    let isGone = false;
    void import('./plot.ts').then((loaded) => {
      if (isGone || !target.current) return;
      plot.current = new loaded.Plot(target.current, latest.current);
    });
    return () => {
      isGone = true;
      plot.current?.destroy();
      plot.current = null;
    };
  }, []);

  return <div ref={target} className={styles.canvas} aria-hidden="true" />;
}
