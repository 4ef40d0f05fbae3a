import type { ReactNode } from 'react';
import type { PendingForumWrite } from '@/model/forum/forum-write.ts';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { Page } from '@/ui/layout/page.tsx';
import { TextDangerCard } from './text-danger-card.tsx';
import { RejectedList } from './rejected-list.tsx';
import type { TextDanger } from '@/features/forum/queries/use-text-danger.ts';

interface ForumFrameProps {
  title: string;
  back: string;
  action?: ReactNode;
  danger: TextDanger;
  /** While writing, the card is shown beside the field; afterwards at the top of the page. */
  isWriting: boolean;
  writes: readonly PendingForumWrite[];
  unchosen?: ReactNode;
  children: ReactNode;
}

/** Layout of both forum pages: the danger card for the user's own texts, and the rejected posts. */
export function ForumFrame({ danger, isWriting, writes, children, ...page }: ForumFrameProps) {
  const isPlain = useLossMode((mode) => mode.isPlain);
  return (
    <Page {...page} tone={isPlain ? 'paper' : 'blush'} width="reading">
      {!isWriting && <TextDangerCard {...danger} />}
      <RejectedList writes={writes} />
      {children}
    </Page>
  );
}
