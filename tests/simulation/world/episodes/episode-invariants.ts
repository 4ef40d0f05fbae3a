import { canCloseByReadings, CLOSING_HOURS } from '@/clinical/episodes/closing-rule.ts';
import { foldEpisodes, stateOf } from '@/clinical/episodes/episode-timeline.ts';
import { tierRank } from '@/clinical/rules/acuity-tier.ts';
import { careNote, type CareNote } from '@/model/records/care-note.ts';
import type { Reading } from '@/model/records/reading.ts';
import { ownerGrants } from '@/model/schema/permission.ts';
import { HOUR_MS } from '@/model/time/durations.ts';
import type { Intentions } from '../intentions.ts';
import type { Violation } from '../invariants.ts';
import type { Phone } from '../phone.ts';
import type { Held, WorldServer } from '../servers/world-server.ts';

interface World {
  readonly server: WorldServer;
  readonly phones: readonly Phone[];
  readonly intentions: Intentions;
}

const keyOf = ({ entry, episodeId, causeId, tier, recordedAt }: Held): string =>
  entry === 'opened' ? [episodeId, causeId, tier].join() : [episodeId, recordedAt].join();

/** No note is there twice, and none that no phone and no doctor has written. */
function* ofNotes(notes: readonly Held[], intentions: Intentions): Generator<Violation> {
  const seen = new Set<string>();
  for (const note of notes) {
    const { $id, entry, action, causeId, userId, senderId, $permissions } = note;
    const isDerived = entry === 'opened' || action === 'inRange';
    if (isDerived ? entry === 'opened' && !intentions.rows.has(String(causeId)) : !intentions.rows.has($id))
      yield { invariant: 'nothing is doubled', detail: `note ${$id} (${String(entry)}) was never written` };
    if (isDerived && seen.has(keyOf(note)))
      yield { invariant: 'nothing is doubled', detail: `${String(entry)} ${String(causeId)} is there twice` };
    if (isDerived) seen.add(keyOf(note));
    const own = $permissions.filter((each) => each.includes(`user:${String(senderId)}`)).toSorted();
    const others = $permissions.filter((each) => !each.includes(`user:${String(senderId)}`));
    const mayRead =
      senderId === userId ? /^read\("user:(dora|emil)"\)$/ : new RegExp(`^read\\("user:${String(userId)}"\\)$`);
    if (
      own.join() !== ownerGrants(careNote.creatorMay, String(senderId)).toSorted().join() ||
      !others.every((each) => mayRead.test(each))
    )
      yield { invariant: 'grants are those of the record', detail: `note ${$id}: ${$permissions.join()}` };
  }
}

/** Whether two readings in range that somebody took after an alarm may have closed it. */
function mayBeClosedByReadings(alarm: CareNote, readings: readonly Reading[]): boolean {
  if (!canCloseByReadings({ cause: 'bloodPressure', tier: alarm.tier ?? 'EMERGENCY' })) return false;
  const times = readings
    .filter((reading) => reading.kind === 'bloodPressure' && reading.systolic < 140)
    .map(({ recordedAt }) => Date.parse(recordedAt))
    .filter((at) => at > Date.parse(alarm.recordedAt));
  return Math.max(...times) - Math.min(...times) >= CLOSING_HOURS * HOUR_MS;
}

/** The causes of the alarms that nothing can have closed: no doctor knew of them at their tier, and no readings came. */
function openForCertain(
  notes: readonly CareNote[],
  readings: readonly Reading[],
  hasDoctor: boolean,
  { outcomes }: Intentions,
): Set<string> {
  // Without a doctor in Maia her own entry closes an episode.
  const isReceived = !hasDoctor && notes.some(({ action }) => action === 'careReceived');
  const openings = notes.filter(({ entry }) => entry === 'opened');
  const isAnswered = ({ userId, causeId, tier }: CareNote) =>
    outcomes.some(
      (outcome) =>
        outcome.patient === userId &&
        outcome.coveredIds.includes(causeId ?? '') &&
        tierRank(outcome.tier) >= tierRank(tier ?? null),
    );
  return new Set(
    openings
      .filter((note) => !isReceived && !isAnswered(note) && !mayBeClosedByReadings(note, readings))
      .map(({ causeId }) => causeId ?? ''),
  );
}

/** The causes of all alarms in open episodes that no doctor's outcome covers, as one device reads them from its rows. */
function openCauses(notes: readonly CareNote[], readings: readonly Reading[], hasDoctor: boolean): Set<string> {
  const context = { hasDoctor };
  const open = foldEpisodes(notes, readings, context).filter(
    (episode) => stateOf(episode, readings, context).is !== 'closed',
  );
  return new Set(open.flatMap(({ alarms }) => alarms.map(({ causeId }) => causeId)));
}

const inOrder = (all: ReadonlySet<string>): string => [...all].toSorted().join();

/** The care episodes of one patient on the server and on each of her phones that has her notes. */
export function* ofEpisodes({ server, phones, intentions }: World): Generator<Violation> {
  const all = server.documents(careNote.collection);
  yield* ofNotes(all, intentions);
  for (const phone of phones.filter(({ names }) => names.includes('careNotes'))) {
    const ofUser = ({ userId }: Held) => userId === phone.user;
    const asRow = (held: Held) => ({ ...held, id: held.$id, kind: 'bloodPressure' });
    const notes = all.filter(ofUser).map(asRow) as unknown as CareNote[];
    const readings = server.documents('blood_pressure').filter(ofUser).map(asRow) as unknown as Reading[];
    const hasDoctor = server.doctorOf(phone.user) !== undefined;
    const [onServer, certain] = [
      openCauses(notes, readings, hasDoctor),
      openForCertain(notes, readings, hasDoctor, intentions),
    ];
    const rows = [...phone.shown().values()];
    const onPhone = openCauses(
      rows.filter(({ entry }) => entry !== undefined) as unknown as CareNote[],
      rows.filter(({ kind }) => kind === 'bloodPressure') as unknown as Reading[],
      hasDoctor,
    );
    for (const cause of certain)
      if (!onPhone.has(cause))
        yield { invariant: 'an open alarm stays open', detail: `phone ${phone.number} shows ${cause} as closed` };
    if (inOrder(onPhone) !== inOrder(onServer))
      yield {
        invariant: 'an episode is the same everywhere',
        detail: `open on phone ${phone.number}: ${inOrder(onPhone)}, on the server: ${inOrder(onServer)}`,
      };
  }
}
