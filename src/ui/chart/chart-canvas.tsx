import { useEffect, useRef } from 'react';
import type { ChartSpec } from './chart-spec.ts';
import type { Plot } from './plot.ts';
import styles from './chart.module.css';

/** The drawing alone, hidden from assistive technology: the surrounding figure has the text and the table. */
export function ChartCanvas({ spec }: { spec: ChartSpec }) {
  const target = useRef<HTMLDivElement>(null);
  const latest = useRef(spec);
  const plot = useRef<Plot | null>(null);

  useEffect(() => {
    latest.current = spec;
    plot.current?.update(spec);
  }, [spec]);

  useEffect(() => {
    let isCancelled = false;
    let drawing: ReturnType<typeof setTimeout> | undefined;
    void import('./plot.ts').then(({ Plot: Drawn }) => {
      // One task for each chart, because several charts wait for the same script and would block the main thread
      // together.
      if (!isCancelled)
        drawing = setTimeout(() => (plot.current = target.current && new Drawn(target.current, latest.current)));
    });
    return () => {
      isCancelled = true;
      clearTimeout(drawing);
      plot.current?.destroy();
      plot.current = null;
    };
  }, []);

  return <div ref={target} className={styles.canvas} aria-hidden="true" />;
}
