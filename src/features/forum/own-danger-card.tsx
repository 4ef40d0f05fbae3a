import { useEffect, useRef } from 'react';
import { DangerCard } from '@/danger-card.tsx';
import styles from './forum.module.css';
import type { OwnDanger } from './use-own-danger.ts';

/** The card over her own words of danger, brought into sight when it comes. */
export function OwnDangerCard({ danger, stage, countryCode, close }: OwnDanger) {
  const card = useRef<HTMLDivElement>(null);
  const tier = danger?.tier;
  useEffect(() => {
    // Some browsers answer with a promise, which is nothing to clean up.
    if (tier) void card.current?.scrollIntoView?.({ block: 'nearest' });
  }, [tier]);
  if (!danger) return null;
  return (
    <div ref={card} className={styles.danger}>
      <DangerCard danger={danger} stage={stage} countryCode={countryCode} onClose={close} />
    </div>
  );
}
