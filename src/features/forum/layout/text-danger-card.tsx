import { useEffect, useRef } from 'react';
import { DangerCard } from '@/app/danger/danger-card.tsx';
import styles from './forum.module.css';
import type { TextDanger } from '@/features/forum/queries/use-text-danger.ts';

/** A card when the user's own text contains danger signs; scrolled into view when it appears. */
export function TextDangerCard({ danger, stage, close }: TextDanger) {
  const card = useRef<HTMLDivElement>(null);
  const tier = danger?.tier;
  useEffect(() => {
    // scrollIntoView returns a promise in some browsers; an effect must not return it as its cleanup.
    if (tier) void card.current?.scrollIntoView?.({ block: 'nearest' });
  }, [tier]);
  if (!danger) return null;
  return (
    <div ref={card} className={styles.danger}>
      <DangerCard danger={danger} stage={stage} onClose={close} />
    </div>
  );
}
