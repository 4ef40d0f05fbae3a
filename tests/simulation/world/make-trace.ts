import { withCoincidence } from './coincidences.ts';
import { withExtraCollection } from './extra-collections.ts';
import { withForum } from './forum/forum-steps.ts';
import { withPassingTime } from './passing-time.ts';
import { withPhoneBackups } from './phone-backups.ts';
import { withSyncDiskFaults } from './sync-disk-faults.ts';
import { withPhoneWipe } from './phone-wipes.ts';
import { Random } from './random.ts';
import {
  doctors,
  patients,
  phones,
  profileFields,
  reminderFields,
  type CallFault,
  type Step,
  type Trace,
} from './steps.ts';

const STEPS = 60;

const callFaults: readonly ((random: Random) => CallFault)[] = [
  () => ({ is: 'lose request' }),
  () => ({ is: 'lose response' }),
  () => ({ is: 'lose response' }),
  () => ({ is: 'twice' }),
  () => ({ is: 'foreign answer' }),
  () => ({ is: 'crash before' }),
  () => ({ is: 'crash after' }),
  (random) => ({ is: 'late', ms: random.whole(500, 45_000) }),
  (random) => ({ is: 'slow', ms: random.whole(200, 25_000) }),
  (random) => ({ is: 'slow commit', ms: random.whole(200, 15_000) }),
  () => ({ is: 'status', code: 429 }),
  (random) => ({ is: 'status', code: random.pick([500, 502, 503, 408]) }),
  (random) => ({ is: 'status', code: random.pick([403, 404, 409, 410]) }),
];

const diskFaults = ['crash before', 'crash after', 'quota'] as const;

/** Adds visits of doctors to their patients; in some runs a patient who was visited gets another doctor. */
function withLooks(seed: number, steps: readonly Step[]): Step[] {
  const random = Random.for(seed, 'looks');
  const desks = phones.flatMap(({ user }, at) => ((doctors as readonly string[]).includes(user) ? [at] : []));
  const looked = steps.flatMap((step): Step[] =>
    random.chance(0.08) ? [step, { do: 'doctor looks', at: random.pick(desks) }] : [step],
  );
  if (!random.chance(0.2)) return looked;
  const patient = random.pick(patients);
  const [before, after] = random.chance(0.5) ? doctors : doctors.toReversed();
  const at = phones.findIndex(({ user }) => user === before);
  return [
    ...looked,
    { do: 'assign doctor', patient, doctor: before ?? '' },
    { do: 'doctor looks', at },
    { do: 'wait', ms: 2_000 },
    { do: 'assign doctor', patient, doctor: after ?? '' },
  ];
}

/**
 * In some runs restores the server to an older state. Uses its own random numbers, so that the other choices stay the
 * same.
 */
function withSetBack(seed: number, steps: readonly Step[]): Step[] {
  const random = Random.for(seed, 'set back');
  if (!random.chance(0.2)) return [...steps];
  const copied = random.whole(5, STEPS - 20);
  const restored = random.whole(copied + 5, STEPS - 2);
  return [
    ...steps.slice(0, copied),
    { do: 'back up' },
    ...steps.slice(copied, restored),
    { do: 'restore backup' },
    ...steps.slice(restored),
  ];
}

/**
 * In some runs a form of a reminder stays open while another phone changes the record, and is saved then. Uses its own
 * random numbers.
 */
function withForms(seed: number, steps: readonly Step[]): Step[] {
  const random = Random.for(seed, 'forms');
  const added = steps.flatMap((step, nth) => (step.do === 'add reminder' && step.at < 2 ? [{ ...step, nth }] : []));
  if (added.length === 0 || !random.chance(0.5)) return [...steps];
  const { id, at, nth } = random.pick(added);
  const inOrder = [
    random.whole(nth + 1, steps.length),
    random.whole(nth + 1, steps.length),
    random.whole(nth + 1, steps.length),
  ];
  const [opens = 0, changes = 0, saves = 0] = inOrder.toSorted((one, other) => one - other);
  const [theirs, hers] = random.chance(0.5) ? (['dosage', 'notes'] as const) : (['notes', 'dosage'] as const);
  return [
    ...steps.slice(0, opens),
    { do: 'open form', at, id },
    ...steps.slice(opens, changes),
    { do: 'edit reminder', at: 1 - at, id, field: theirs, value: `v${seed}-theirs` },
    ...steps.slice(changes, saves),
    { do: 'save form', at, id, field: hers, value: `v${seed}-hers` },
    ...steps.slice(saves),
  ];
}

/** In some runs the first phone has two tabs, and the leader dies or freezes. Uses its own random numbers. */
function withTabs(seed: number, steps: readonly Step[]): Pick<Trace, 'tabs' | 'steps'> {
  const random = Random.for(seed, 'tabs');
  if (!random.chance(0.35)) return { steps };
  const trouble = (): Step =>
    random.chance(0.7)
      ? { do: 'kill leader', at: 0, after: random.whole(0, 60) }
      : { do: 'freeze leader', at: 0, ms: random.pick([20_000, 40_000, 90_000, 3_600_000]) };
  return { tabs: 2, steps: steps.flatMap((step) => (random.chance(0.12) ? [step, trouble()] : [step])) };
}

/**
 * Makes the trace of a seed. Each seed leaves out about a third of the kinds of steps and faults, so that the others
 * occur together more often.
 */
export function makeTrace(seed: number): Trace {
  const random = Random.for(seed, 'steps');
  const swarm = Random.for(seed, 'swarm');
  const callFaultsHere = callFaults.filter(() => swarm.chance(0.65));
  const diskFaultsHere = diskFaults.filter(() => swarm.chance(0.6));
  let count = 0;
  const newId = (kind: string) => `${kind}${(count += 1)}`;
  const readings: { user: string; id: string; isPoison: boolean }[] = [];
  const reminders: { user: string; id: string }[] = [];
  const userOf = (at: number) => phones[at]?.user ?? '';
  const anyPhone = () => random.pick([0, 0, 0, 1, 1, 1, 2, 3, 4]);
  const patientPhone = () => random.pick([0, 0, 1, 1, 2]);
  const ofUser = <T extends { user: string }>(all: readonly T[], at: number) =>
    all.filter(({ user }) => user === userOf(at));

  const kinds: Record<string, [weight: number, make: () => Step[]]> = {
    add: [
      6,
      () => {
        const at = patientPhone();
        const isPoison = random.chance(0.15);
        const isLong = random.chance(0.1);
        const ids = Array.from({ length: isPoison ? 1 : isLong ? 25 : random.whole(1, 4) }, () => newId('r'));
        readings.push(...ids.map((id) => ({ user: userOf(at), id, isPoison })));
        return [{ do: 'add', at, ids, ...(isPoison && { poison: true }) }];
      },
    ],
    withoutBroadcast: [
      1,
      () => {
        const [at, id] = [patientPhone(), newId('u')];
        readings.push({ user: userOf(at), id, isPoison: false });
        return [
          { do: 'write without broadcast', at, id, hoursAgo: random.pick([0, 0, 1, 5]) },
          // Only a tab that becomes the leader looks for rows that were not broadcast.
          ...(random.chance(0.5) ? [{ do: 'crash', at } as const] : []),
        ];
      },
    ],
    reminder: [
      2,
      () => {
        const [at, id] = [patientPhone(), newId('m')];
        reminders.push({ user: userOf(at), id });
        return [{ do: 'add reminder', at, id }];
      },
    ],
    editReminder: [
      4,
      () => {
        const at = patientPhone();
        const mine = ofUser(reminders, at);
        if (mine.length === 0) return [];
        const { id } = random.pick(mine);
        return [{ do: 'edit reminder', at, id, field: random.pick(reminderFields), value: newId('v') }];
      },
    ],
    remove: [
      3,
      () => {
        const at = patientPhone();
        const mine = ofUser([...readings, ...reminders], at);
        return mine.length === 0 ? [] : [{ do: 'remove', at, id: random.pick(mine.slice(-12)).id }];
      },
    ],
    mend: [
      1,
      () => {
        const at = patientPhone();
        const mine = ofUser(readings, at).filter(({ isPoison }) => isPoison);
        return mine.length === 0 ? [] : [{ do: 'mend', at, id: random.pick(mine).id }];
      },
    ],
    editProfile: [
      6,
      () => {
        const clock = random.chance(0.2) ? random.whole(-7_200_000, 7_200_000) : 0;
        return [{ do: 'edit profile', at: anyPhone(), field: random.pick(profileFields), value: newId('v'), clock }];
      },
    ],
    online: [7, () => [{ do: 'go online', at: anyPhone() }]],
    offline: [3, () => [{ do: 'go offline', at: anyPhone() }]],
    crash: [1, () => [{ do: 'crash', at: anyPhone() }]],
    ring: [3, () => [{ do: 'ring', at: anyPhone() }]],
    wake: [1, () => [{ do: 'wake', at: anyPhone() }]],
    session: [
      2,
      () => {
        const at = anyPhone();
        const others = phones.map(({ user }) => user).filter((user) => user !== userOf(at));
        const loss: Step = random.chance(0.5)
          ? { do: 'lose session', at }
          : { do: 'borrow session', at, of: random.pick(others) };
        return random.chance(0.5) ? [loss] : [loss, { do: 'wait', ms: random.whole(1, 70_000) }, { do: 'sign in', at }];
      },
    ],
    callFault: [
      callFaultsHere.length > 0 ? 14 : 0,
      () => {
        const fault = random.pick(callFaultsHere)(random);
        const at = random.pick([0, 0, 1, 1, 2, 3]);
        // Writes are rarer than reads, and faults in them do more harm.
        const on = random.chance(0.5) ? random.pick(['commit', 'commit', 'patchIf', 'byIds'] as const) : undefined;
        return [{ do: 'call fault', at, after: random.whole(0, on ? 2 : 9), fault, ...(on && { on }) }];
      },
    ],
    diskFault: [
      diskFaultsHere.length > 0 ? 4 : 0,
      () => [
        {
          do: 'disk fault',
          at: random.pick([0, 0, 1, 1, 2, 3]),
          after: random.whole(0, 30),
          fault: { is: random.pick(diskFaultsHere) },
        },
      ],
    ],
    down: [1, () => [{ do: 'server down', ms: random.whole(500, 90_000) }]],
    assign: [1, () => [{ do: 'assign doctor', patient: random.pick(patients), doctor: random.pick(doctors) }]],
    clocks: [0.5, () => [{ do: 'jump clocks', ms: random.pick([-172_800_000, -3_600_000, 3_600_000, 172_800_000]) }]],
    wait: [10, () => [{ do: 'wait', ms: random.pick([1, 20, 100, 300, 1_000, 5_000, 30_000, 70_000]) }]],
  };
  const kept = Object.values(kinds).filter(([weight]) => weight > 0 && (weight > 5 || swarm.chance(0.75)));
  const total = kept.reduce((sum, [weight]) => sum + weight, 0);
  const steps: Step[] = phones.flatMap((_, at): Step[] => (random.chance(0.6) ? [{ do: 'go online', at }] : []));
  while (steps.length < STEPS) {
    let left = random.next() * total;
    const chosen = kept.find(([weight]) => (left -= weight) < 0);
    if (chosen) steps.push(...chosen[1]());
  }
  const run = withTabs(seed, withLooks(seed, withSetBack(seed, withForms(seed, steps))));
  const trace = {
    seed,
    ...run,
    steps: withPassingTime(
      seed,
      withSyncDiskFaults(seed, withPhoneWipe(seed, withPhoneBackups(seed, withCoincidence(seed, run.steps)))),
    ),
  };
  return withForum(seed, withExtraCollection(seed, trace));
}
