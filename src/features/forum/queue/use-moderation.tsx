import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ReportReason } from '@/model/forum/forum-report.ts';
import type { ForumTarget } from '@/sync/api/community/forum.ts';
import { moderate, type ModerationAction } from '@/sync/api/community/moderation.ts';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { UndoToast } from '@/ui/feedback/undo-toast.tsx';
import { useUndo } from '@/ui/feedback/use-undo.ts';
import { useForumAction } from '@/features/forum/queries/use-forum-action.ts';

/** What takes each action back, in this order. An action without an entry takes another one back. */
const undoSteps = {
  lock: ['unlock'],
  unlock: ['lock'],
  pin: ['unpin'],
  unpin: ['pin'],
  hide: ['show', 'reopen'],
  warn: ['unwarn', 'reopen'],
  dismiss: ['reopen'],
} as const satisfies Partial<Record<ModerationAction, readonly ModerationAction[]>>;

type Undoable = keyof typeof undoSteps;
const isUndoable = (action: ModerationAction): action is Undoable => Object.hasOwn(undoSteps, action);

/** Time in which a decision can be undone from the toast, in ms. Hidden texts can be restored later too. */
const UNDO_TIME = 10_000;

interface Moderation {
  readonly isBusy: boolean;
  readonly act: (target: ForumTarget, action: ModerationAction, reason?: ReportReason) => Promise<void>;
  /** The error of the last action, and the toast that undoes it. Must be rendered. */
  readonly outcome: ReactNode;
}

/** Runs a moderator's actions on the server and offers to undo each. */
export function useModeration(userId: string): Moderation {
  const intl = useIntl();
  const { run, isBusy, trouble } = useForumAction();
  const { gone, start, undo } = useUndo<{ target: ForumTarget; action: Undoable }>(
    ({ target, action }) =>
      void run(async () => {
        for (const step of undoSteps[action]) await moderate(userId, target, step);
      }),
    UNDO_TIME,
  );
  return {
    isBusy,
    async act(target, action, reason) {
      const done = await run(() => moderate(userId, target, action, reason));
      if (done !== undefined && isUndoable(action)) start({ target, action });
    },
    outcome: (
      <>
        {trouble && <FailureMessage alert>{trouble}</FailureMessage>}
        {gone && <UndoToast text={intl.formatMessage({ id: `forum.decided.${gone.action}` })} onUndo={undo} />}
      </>
    ),
  };
}
