import type { PatientRemoteDocument } from '@/sync/api/documents/patient-documents.ts';
import { isAskedById, oldCaseNotesRequest, recordRequests, type ListRequest, type RecordList } from './doctor-lists.ts';

type Documents = readonly PatientRemoteDocument[];
/** Sends one request. */
export type Ask = (request: ListRequest) => Promise<Documents>;

/** The ids in an answer. */
export const idsIn = async (answer: Promise<Documents>): Promise<readonly string[]> =>
  (await answer).map(({ $id }) => $id);

export interface PatientIds {
  /** The ids of the last visit, which may be out of date; undefined when there was none. */
  readonly known: readonly string[] | undefined;
  /** The ids of now. */
  readonly current: Promise<readonly string[]>;
}

/** How the answers to several requests are joined. */
const order = (list: RecordList): ((a: PatientRemoteDocument, b: PatientRemoteDocument) => number) => {
  const field = list === 'visits' ? 'date' : 'recordedAt';
  const direction = list === 'visits' ? 1 : -1;
  return (a, b) => {
    const [one, other] = [String(a[field]), String(b[field])];
    return one === other ? 0 : one < other ? -direction : direction;
  };
};

/**
 * One list of the records of a doctor's patients, in the order of one answer. Starts with the patients of the last
 * visit, so that it needs no second round trip, and then asks for those who were assigned since. Records of everyone
 * else are left out: a former patient, and an id in another letter case.
 */
export async function listRecords(
  ask: Ask,
  list: RecordList,
  { known, current: currentIds }: PatientIds,
  now: number,
): Promise<Documents> {
  const askFor = async (ids: readonly string[]): Promise<Documents> =>
    (await Promise.all(recordRequests(list, ids, now).map(ask))).flat();
  const early = known && askFor(known);
  // The caller gets this failure below, after the ids.
  early?.catch(() => undefined);
  const ids = await currentIds;
  // The answer for many patients already has the records of every patient.
  const isWhole = known !== undefined && !isAskedById(known);
  const before = new Set(known);
  const added = isWhole ? [] : ids.filter((id) => !before.has(id));
  const answers = await Promise.all([...(early ? [early] : []), ...(added.length > 0 ? [askFor(added)] : [])]);
  const current = answers.flat();
  const oldCases =
    list === 'notes'
      ? oldCaseNotesRequest(
          current.filter(({ entry }) => entry === 'opened'),
          now,
        )
      : null;
  const found = oldCases ? [...current, ...(await ask(oldCases))] : current;
  if (!isAskedById(ids)) return answers.length === 1 && !oldCases ? found : inOrder(found, list);
  const patients = new Set<unknown>(ids);
  return inOrder(
    found.filter(({ userId }) => patients.has(userId)),
    list,
  );
}

/** Each document once: a note of the last days that sets a limit is in both answers. */
const inOrder = (documents: Documents, list: RecordList): Documents =>
  [...new Map(documents.map((document) => [document.$id, document])).values()].sort(order(list));
