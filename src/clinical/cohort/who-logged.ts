import { readingKinds, type ReadingKind } from '@/model/records/reading-kinds.ts';

/** Readings of these patients, or of all; the newest come first. */
export interface LoggedQuestion {
  readonly kind: ReadingKind;
  /** null: of every patient whose readings the caller may read. */
  readonly userIds: readonly string[] | null;
  readonly limit: number;
}

export interface LoggedAnswer {
  /** The patients of the readings found, as their grants prove. */
  readonly userIds: readonly string[];
  /** Whether the limit was reached, so that there may be more. */
  readonly isFull: boolean;
}

/** The newest readings of all patients in one answer: enough for whole lists of most clinics. */
const NEWEST = 5000;
/** Patients in one further question, and the readings in its answer. */
const IDS_IN_QUESTION = 100;
const READINGS_OF_SOME = 1000;
/** Further questions at the same time. */
const AT_ONCE = 4;

/** Goes on until every patient of the chunk was seen or has no reading. */
async function askChunk(
  kind: ReadingKind,
  chunk: readonly string[],
  ask: (question: LoggedQuestion) => Promise<LoggedAnswer>,
): Promise<readonly string[]> {
  const logged = new Set<string>();
  for (let open = chunk; open.length > 0;) {
    const { userIds, isFull } = await ask({ kind, userIds: open, limit: READINGS_OF_SOME });
    for (const id of userIds) logged.add(id);
    const left = open.filter((id) => !logged.has(id));
    // Forged readings could fill every answer.
    if (!isFull || left.length === open.length) break;
    open = left;
  }
  return [...logged];
}

/**
 * Which of these patients have a reading, without a request for each: the newest of all kinds first, then those who are
 * not among them by a hundred ids. A patient who is seen once is not asked for again.
 * @param ask answers for the time in question
 */
export async function whoLogged(
  patientIds: readonly string[],
  ask: (question: LoggedQuestion) => Promise<LoggedAnswer>,
): Promise<ReadonlySet<string>> {
  const logged = new Set<string>();
  const newest = await Promise.all(
    readingKinds.map(async (kind) => ({ kind, answer: await ask({ kind, userIds: null, limit: NEWEST }) })),
  );
  for (const { answer } of newest) for (const id of answer.userIds) logged.add(id);
  for (const { kind } of newest.filter(({ answer }) => answer.isFull)) {
    const missing = patientIds.filter((id) => !logged.has(id));
    const chunks = Array.from({ length: Math.ceil(missing.length / IDS_IN_QUESTION) }, (_, nth) =>
      missing.slice(nth * IDS_IN_QUESTION, (nth + 1) * IDS_IN_QUESTION),
    );
    for (let at = 0; at < chunks.length; at += AT_ONCE) {
      const found = await Promise.all(chunks.slice(at, at + AT_ONCE).map((chunk) => askChunk(kind, chunk, ask)));
      for (const id of found.flat()) logged.add(id);
    }
  }
  return new Set(patientIds.filter((id) => logged.has(id)));
}
