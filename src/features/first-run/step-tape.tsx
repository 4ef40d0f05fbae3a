import { useId } from 'react';
import { useDirection } from '@/ui/styles/use-direction.ts';
import { STEPS } from './answers.ts';
import styles from './first-run.module.css';

/** Short ticks between two screens. */
const TICKS = 7;
const HEIGHT = 26;

/** The way through the screens as a tape: a long tick a screen, the part behind her filled, the mark at this one. */
export function StepTape({ step, summary }: { step: number; summary: string }) {
  const title = useId();
  const isMirrored = useDirection() === 'rtl';
  const at = (screen: number) => {
    const share = (100 * (screen - 0.5)) / STEPS;
    return `${isMirrored ? 100 - share : share}%`;
  };
  const ticks = Array.from({ length: STEPS * TICKS }, (_, index) => index / TICKS + 0.5);
  const done = `${(100 * (step - 0.5)) / STEPS}%`;
  return (
    <svg className={styles.tape} height={HEIGHT} role="img" aria-labelledby={title}>
      <title id={title}>{summary}</title>
      <rect className={styles.past} x={isMirrored ? at(step) : 0} width={done} height={HEIGHT} />
      {ticks.map((tick) => (
        <line key={tick} x1={at(tick)} x2={at(tick)} y2={5} className={styles.tick} />
      ))}
      {Array.from({ length: STEPS }, (_, index) => (
        <line key={index} x1={at(index + 1)} x2={at(index + 1)} y2={12} className={styles.long} />
      ))}
      <line x1={at(step)} x2={at(step)} y2={HEIGHT - 7} className={styles.now} />
      <circle cx={at(step)} cy={HEIGHT - 7} r="5" className={styles.dot} />
    </svg>
  );
}
