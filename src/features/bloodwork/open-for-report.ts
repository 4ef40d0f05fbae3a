import { actionOf, type LabMoment } from '@/clinical/lab/action-value.ts';
import type { Biomarker } from '@/model/records/bloodwork.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import { openEpisode } from '@/app/episodes/note-in-episode.ts';

/** A report reaches a patient days after the sample; an older one is history and opens nothing [P]. */
const REPORT_DAYS = 7;

/**
 * Opens an episode when a value of a report that was just saved needs a call now. A value that must not appear outside
 * its screen opens none.
 */
export function openForReport(
  causeId: string,
  { recordedAt, results }: { readonly recordedAt: string; readonly results: readonly Biomarker[] },
  moment: LabMoment,
  now = Date.now(),
): void {
  if (now - Date.parse(recordedAt) > REPORT_DAYS * DAY_MS) return;
  const isCritical = results.some((result) => {
    const action = actionOf(result, moment);
    return action?.tier === 'URGENT' && action.advice !== 'private';
  });
  if (!isCritical) return;
  void openEpisode({ cause: 'lab', causeId, tier: 'URGENT', rule: null, textId: null, at: toInstant(now) }, now);
}
