import type { LatePlan } from '@/model/plan/plan-step.ts';
import { snapshotThenLive } from '@/db/first-paint/snapshot-then-live.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { loadedSnapshot, readSnapshot } from '@/db/snapshot/first-paint-snapshot.ts';

export interface KnownPlan {
  readonly plan: LatePlan;
  /** False while it comes from the snapshot: an answer given elsewhere may be missing. */
  readonly isLive: boolean;
}

const fromSnapshot = (plan: LatePlan | undefined): KnownPlan | undefined => plan && { plan, isLive: false };

/** Doses, visits and what her doctor asked for, first from the snapshot, then live; undefined until either is known. */
export const useLatePlan = (userId: string): KnownPlan | undefined =>
  useLiveQuery(
    () =>
      snapshotThenLive<KnownPlan>({
        known: () => fromSnapshot(loadedSnapshot(userId, 'plan')),
        read: async () => fromSnapshot(await readSnapshot(userId, 'plan')),
        live: {
          subscribe(listener, failed) {
            let stop = () => {};
            let isOver = false;
            void import('./follow-late-plan.ts').then(({ followLatePlan }) => {
              if (!isOver) stop = followLatePlan((plan) => listener({ plan, isLive: true }), failed);
            }, failed);
            return () => {
              isOver = true;
              stop();
            };
          },
        },
      }),
    `plan ${userId}`,
  );
