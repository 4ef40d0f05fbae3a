import { CHUNK_BYTES } from '@/model/files/bucket.ts';
import { medicalDocument } from '@/model/records/medical-document.ts';
import './files/synchronous-blob.ts';
import { ForumIntentions } from './forum/forum-intentions.ts';
import { ForumServer } from './forum/forum-server.ts';
import { FileServer } from './files/file-server.ts';
import { DoctorDesk } from './doctor-desk.ts';
import { broken, type Violation } from './invariants.ts';
import { Intentions } from './intentions.ts';
import { Phone } from './phone.ts';
import { doctors, phonesOf, type Step, type Trace } from './steps.ts';
import { time } from './virtual-time.ts';
import type { WorldServer } from './servers/world-server.ts';

export interface Outcome {
  readonly violation: Violation | undefined;
  /** Equal for two runs of the same trace. */
  readonly fingerprint: string;
  readonly faults: Readonly<Record<string, number>>;
  readonly conflicts: number;
  readonly overlaps: number;
  readonly calls: number;
  readonly writes: number;
}

const STEP_MS = 7;
/**
 * After all faults have ended, all invariants must hold within this time (ms): the longest back-off plus the work after
 * it.
 */
const CALM_MS = 20 * 60_000;
const LOOK_EVERY_MS = 15_000;
/** Longer than a day even if a clock was set back (ms). */
const DAYS_MS = 276 * 3_600_000;
/** For so long (ms) the invariants must keep holding, without another write. */
const REST_MS = 125_000;
/** A phone with more calls in a minute violates the request limit. */
const MOST_CALLS_A_MINUTE = 700;
/** A phone with more calls after all faults have ended tries something again and again. */
const MOST_CALLS_IN_CALM = 2_000;

export type OpenServer = () => Promise<WorldServer>;

class World {
  readonly intentions = new Intentions();
  readonly files = new FileServer(CHUNK_BYTES);
  readonly forum = new ForumServer();
  readonly forumIntentions = new ForumIntentions();
  readonly phones: Phone[];
  readonly desks: DoctorDesk[];
  violation: Violation | undefined;
  #downUntil = 0;
  #calls = new Map<Phone, number>();
  #callsAtCalm = new Map<Phone, number>();
  readonly #openedAgain = new Set<Phone>();

  constructor(
    readonly server: WorldServer,
    { tabs, extra }: Pick<Trace, 'tabs' | 'extra'>,
  ) {
    const name = `run${time.runs}`;
    const around = {
      server,
      files: this.files,
      forum: this.forum,
      forumIntentions: this.forumIntentions,
      intentions: this.intentions,
      isDown: () => time.now < this.#downUntil,
      violated: (violation: Violation) => this.fail(violation),
    };
    this.phones = phonesOf({ tabs, extra }).map(
      (plan, number) =>
        new Phone({ ...plan, number, name: `${name}_phone${number}`, tabs: number > 0 ? 1 : (tabs ?? 1) }, around),
    );
    this.desks = this.phones
      .filter(({ user }) => (doctors as readonly string[]).includes(user))
      .map(({ user, connection }) => new DoctorDesk(user, this.intentions, (boot) => server.remote(connection, boot)));
  }

  /** Doctors' devices reload, as the app does every few minutes, and the server's sweep runs. */
  look(): void {
    this.server.sweep();
    for (const phone of this.phones) phone.forum.send();
    for (const desk of this.desks) void desk.look().catch(() => undefined);
  }

  fail(violation: Violation): void {
    this.violation ??= violation;
  }

  take(step: Step): void {
    const phone = 'at' in step ? (this.phones[step.at] as Phone) : undefined;
    const begun = phone ? this.#takeOn(phone, step) : this.#takeAll(step);
    // A write that failed or was interrupted was never confirmed.
    begun?.catch(() => undefined);
  }

  #passTime(ms: number): void {
    // At once: what became due meanwhile fires afterwards, as on phones that were off.
    time.skip(ms);
    this.server.timePassed();
  }

  #takeAll(step: Step): undefined {
    if (step.do === 'server down') this.#downUntil = time.now + step.ms;
    else if (step.do === 'assign doctor') this.server.assign(step.patient, step.doctor);
    else if (step.do === 'time passes') this.#passTime(step.ms);
    else if (step.do === 'jump clocks') time.wallError += step.ms;
    else if (step.do === 'back up') for (const each of [this.server, this.files]) each.backUp();
    else if (step.do === 'restore backup') for (const each of [this.server, this.files]) each.restore();
  }

  #hasLastEdit(id: string): boolean {
    const edited = ['medication_reminders', 'appointments'].flatMap((each) => this.server.documents(each));
    const held = edited.find(({ $id }) => $id === id);
    return (
      time.wallError === 0 &&
      held !== undefined &&
      this.intentions.lastEditsOf(id).every(([field, value]) => held[field] === value)
    );
  }

  #takeOn(phone: Phone, step: Step): Promise<unknown> | undefined {
    switch (step.do) {
      case 'add':
        return phone.writes.add(step.ids, step.poison ?? false);
      case 'write without broadcast':
        return phone.writes.writeWithoutBroadcast(step.id, step.hoursAgo);
      case 'add reminder':
        return phone.writes.addReminder(step.id);
      case 'edit reminder':
        return phone.writes.editReminder(step.id, step.field, step.value);
      case 'open form':
        return phone.writes.openForm(step.id);
      case 'save form':
        return phone.writes.saveForm(step.id, step.field, step.value);
      case 'edit profile':
        return phone.writes.editProfile(step.field, step.value, step.clock);
      case 'remove':
        return phone.writes.remove(step.id);
      case 'add appointment':
        return phone.visits.add(step.id);
      case 'edit appointment':
        return phone.visits.edit(step.id, step.field, step.value);
      case 'open appointment':
        return phone.visits.openForm(step.id);
      case 'save appointment':
        return phone.visits.saveForm(step.id, step.field, step.value);
      case 'accept contact':
        return phone.visits.acceptContact(step.key);
      case 'add document':
        return phone.files.add(step.id);
      case 'remove document':
        return phone.files.remove(step.id);
      case 'write topic':
        return phone.forum.writeTopic(step.id);
      case 'write reply':
        return phone.forum.writeReply(step.id, step.topic);
      case 'forum vote':
        return phone.forum.vote(step.target, step.choice);
      case 'take pressure':
        return phone.episodes.takePressure(step.id, step.systolic, step.hoursAgo);
      case 'look at episodes':
        return phone.episodes.look();
      case 'act in episodes':
        return phone.episodes.act(step.id, step.action);
      case 'doctor answers':
        return this.desks.find(({ doctor }) => doctor === phone.user)?.answer(step.id, step.outcome);
      case 'mend':
        return phone.writes.mendReading(step.id);
      case 'make phone backup':
        return phone.backups.make(step.scope);
      case 'restore phone backup':
        return phone.backups.restore(this.phones[step.of]?.backups.latest, (id) => this.#hasLastEdit(id));
      case 'wipe phone':
        phone.wipe();
        this.files.phoneWiped(phone.user);
        return phone.switchOn();
      case 'go online':
        return phone.goOnline();
      case 'go offline':
        return void phone.goOffline();
      case 'doctor looks':
        return this.desks.find(({ doctor }) => doctor === phone.user)?.look();
      case 'crash':
        void this.desks.find(({ doctor }) => doctor === phone.user)?.close();
        phone.crash();
        return phone.switchOn();
      case 'kill leader':
        return void phone.killLeader(step.after);
      case 'freeze leader':
        return void phone.freezeLeader(step.ms);
      case 'ring':
        return void phone.ring();
      case 'wake':
        return void phone.wake();
      case 'lose session':
        return void (phone.session = null);
      case 'sign in':
        phone.session = phone.user;
        return void phone.wake();
      case 'borrow session':
        return void (phone.session = step.of);
      case 'call fault':
        return void phone.connection.plan(step.after, step.fault, step.on);
      case 'disk fault':
        return void phone.disk.plan(step.after, step.fault, step.on);
      default:
        return undefined;
    }
  }

  /** Advances the time in steps of a minute, so that too many requests are noticed. */
  async pass(ms: number): Promise<void> {
    for (let left = ms; left > 0 && !this.violation; left -= 60_000) {
      for (const phone of this.phones) this.#calls.set(phone, phone.connection.calls);
      await time.run(Math.min(left, 60_000), () => this.#isStorm());
      if (this.#isStorm())
        this.fail({
          invariant: 'requests are bounded',
          detail: `more than ${MOST_CALLS_A_MINUTE} calls of one phone in a minute, or ${MOST_CALLS_IN_CALM} in calm`,
        });
    }
  }

  #isStorm(): boolean {
    return this.phones.some(
      (phone) =>
        phone.connection.calls - (this.#calls.get(phone) ?? 0) > MOST_CALLS_A_MINUTE ||
        phone.connection.calls - (this.#callsAtCalm.get(phone) ?? Infinity) > MOST_CALLS_IN_CALM,
    );
  }

  /** Ends all faults, signs every user in and starts sync; from here the phones get no further help. */
  async calm(): Promise<void> {
    this.#downUntil = 0;
    for (const phone of this.phones) {
      phone.mend();
      phone.session = phone.user;
      this.#callsAtCalm.set(phone, phone.connection.calls);
    }
    for (const phone of this.phones) void phone.goOnline();
  }

  /** Opens closed phones once more, because a fault may have closed the app late. A second close is a failure. */
  openAgain(): void {
    for (const phone of this.phones.filter(({ isOn }) => !isOn)) {
      if (this.#openedAgain.has(phone))
        this.fail({ invariant: 'an app stays open', detail: `${phone.name} closed twice without a fault` });
      this.#openedAgain.add(phone);
      void phone.goOnline();
    }
  }

  get writeCalls(): number {
    return this.phones.reduce((sum, { connection }) => sum + connection.writes, 0);
  }

  async broken(): Promise<Violation | undefined> {
    await time.through(this.server.refresh());
    if (this.files.wasSetBack) await this.#noteCopies();
    return broken(this).next().value as Violation | undefined;
  }

  /** Which of the files that the server lacks the phones still have. */
  async #noteCopies(): Promise<void> {
    const named = this.server.documents(medicalDocument.collection).map(({ fileId }) => String(fileId));
    const lacking = named.filter((id) => !this.files.file(id));
    for (const phone of this.phones) await time.through(phone.files.noteCopies(lacking));
  }

  end(): void {
    for (const desk of this.desks) void desk.close();
    for (const phone of this.phones) {
      phone.goOffline();
      phone.crash();
    }
  }
}

async function settle(world: World, steps: readonly Step[]): Promise<void> {
  await world.calm();
  // A restored server may have lost only deletions. Phones find that by the daily comparison, so move their clocks.
  if (steps.some((step) => step.do === 'restore backup')) time.wallError += DAYS_MS;
  for (let passed = 0; passed < CALM_MS && !world.violation; passed += LOOK_EVERY_MS) {
    world.look();
    world.openAgain();
    await world.pass(LOOK_EVERY_MS);
    const isLate = world.phones.some(({ connection }) => connection.hasLateCall);
    if (!isLate && (await world.broken()) === undefined) break;
  }
  const wrong = await world.broken();
  if (wrong) return world.fail(wrong);
  const written = world.server.writes;
  const tried = world.writeCalls;
  await world.pass(REST_MS);
  const late = await world.broken();
  if (late) world.fail(late);
  if (world.writeCalls > tried)
    world.fail({
      invariant: 'sync comes to rest',
      detail: `${world.writeCalls - tried} tries to write after all was in order`,
    });
  if (world.server.writes > written)
    world.fail({
      invariant: 'sync comes to rest',
      detail: `${world.server.writes - written} writes after all was in order`,
    });
}

/** Runs one trace on an empty simulation. The same trace gives the same outcome. */
export async function runTrace({ seed, steps, ...plan }: Trace, openServer: OpenServer): Promise<Outcome> {
  time.begin(seed);
  const world = new World(await time.through(openServer()), plan);
  for (const phone of world.phones) void phone.switchOn();
  await world.pass(300);
  for (const step of steps) {
    if (world.violation) break;
    world.take(step);
    await world.pass(step.do === 'wait' ? step.ms : STEP_MS);
  }
  if (!world.violation) await settle(world, steps);
  world.end();
  // RxDB has one queue for all databases of a process; wait until it is empty.
  await time.run(2_000);
  await time.through(world.server.end());
  const faults: Record<string, number> = {};
  const count = (name: string, times: number) => (faults[name] = (faults[name] ?? 0) + times);
  for (const { connection, disk, injected, thefts, backups, wipes } of world.phones) {
    for (const [name, times] of [...connection.injected, ...injected, ...disk.tablesInjected]) count(name, times);
    if (thefts > 0) count('steal the lead', thefts);
    if (disk.injected > 0) count('disk', disk.injected);
    if (wipes > 0) count('phone wipe', wipes);
    if (backups.made > 0) count('phone backup', backups.made);
    if (backups.restored > 0) count('phone restore', backups.restored);
  }
  for (const step of steps)
    if (
      [
        'crash',
        'lose session',
        'borrow session',
        'server down',
        'assign doctor',
        'doctor looks',
        'take pressure',
        'act in episodes',
        'doctor answers',
        'edit appointment',
        'save appointment',
        'accept contact',
        'jump clocks',
        'time passes',
        'restore backup',
        'write without broadcast',
      ].includes(step.do)
    )
      count(step.do, 1);
  count('file upload', world.files.uploads);
  count('file removal', world.files.removals);
  count('forum text', world.forum.texts.size);
  count('forum vote', world.forum.votes.size);
  const sum = (of: (phone: Phone) => number) => world.phones.reduce((total, phone) => total + of(phone), 0);
  const calls = sum(({ connection }) => connection.calls);
  return {
    violation: world.violation,
    fingerprint: [calls, sum(({ disk }) => disk.calls), world.server.writes, world.violation?.detail].join('/'),
    faults,
    conflicts: world.server.conflicts + sum(({ resolved }) => resolved),
    overlaps: sum(({ connection }) => connection.overlaps),
    calls,
    writes: world.server.writes,
  };
}
