import type { ReactNode } from 'react';
import type { KeptWrite } from '@/model/forum-write.ts';
import { useTact } from '@/tact.ts';
import { Page } from '@/ui/page.tsx';
import { OwnDangerCard } from './own-danger-card.tsx';
import { RefusedList } from './refused-list.tsx';
import type { OwnDanger } from './use-own-danger.ts';

interface ForumFrameProps {
  title: string;
  back: string;
  action?: ReactNode;
  danger: OwnDanger;
  /** The card stands beside what she types; afterwards above everything. */
  isWriting: boolean;
  writes: readonly KeptWrite[];
  children: ReactNode;
}

/** What both pages of the forum begin with: the card over her own words of danger, and what was not posted. */
export function ForumFrame({ danger, isWriting, writes, children, ...page }: ForumFrameProps) {
  const isPlain = useTact((tact) => tact.isPlain);
  return (
    <Page {...page} tone={isPlain ? 'paper' : 'blush'} width="reading">
      {!isWriting && <OwnDangerCard {...danger} />}
      <RefusedList writes={writes} />
      {children}
    </Page>
  );
}
