import { Query } from 'appwrite';
import type { OnCallPlan } from '@/model/clinic/on-call.ts';
import { linesOf, planOf, roster, type Roster } from '@/model/clinic/roster.ts';
import { listOnline } from '@/sync/api/documents/list-online.ts';
import { callFunction } from '@/sync/transport/backend-call.ts';

/** Who is on call in a hospital; null when it has no roster. */
export async function readRoster(hospitalId: string): Promise<OnCallPlan | null> {
  const found = await listOnline(roster.collection, [Query.equal('hospitalId', [hospitalId]), Query.limit(2)]);
  // Some databases compare ids without regard to letter case.
  const own = (found as unknown as (Roster & { id: string })[]).find(({ id }) => id === hospitalId);
  return own ? planOf(own) : null;
}

/**
 * @param today `YYYY-MM-DD`; earlier exceptions are left out
 * @throws BackendRefusal when the server refuses, TypeError when it cannot be reached
 */
export const saveRoster = (hospitalId: string, plan: OnCallPlan, today: string): Promise<object> =>
  callFunction('clinic', '/roster', { hospitalId, timeZone: plan.timeZone, ...linesOf(plan, today) });
