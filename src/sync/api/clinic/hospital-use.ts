import type { HospitalUse } from '@/model/clinic/clinic-answers.ts';
import { callFunction } from '@/sync/transport/backend-call.ts';

/** No hospital has so many people; ends a move that makes no progress. */
const MOST_CALLS = 1000;

// All calls throw BackendRefusal when the server refuses, and TypeError when it cannot be reached.

export const describeHospitalUse = (id: string): Promise<HospitalUse> =>
  callFunction('clinic', '/hospital-use', { id });

/** Moves all doctors and patients of one hospital to another one. @returns how many people were moved */
export async function moveHospital(from: string, to: string): Promise<number> {
  let total = 0;
  for (let n = 0; n < MOST_CALLS; n++) {
    const { moved } = await callFunction<{ moved: number }>('clinic', '/move-hospital', { from, to });
    total += moved;
    if (moved === 0) break;
  }
  return total;
}

export const deleteHospital = (id: string): Promise<object> => callFunction('clinic', '/delete-hospital', { id });
