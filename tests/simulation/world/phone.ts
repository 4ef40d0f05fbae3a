import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import type { Store } from '@/db/store/open-store.ts';
import { lockName } from '@/sync/worker/leader-election.ts';
import type { Replication } from '@/sync/replication/replication.ts';
import type { SyncStatus } from '@/sync/status/sync-status.ts';
import { Disk, freeze, type Boot } from './disk.ts';
import type { Intentions } from './intentions.ts';
import type { Violation } from './invariants.ts';
import { PhoneBackups } from './phone-backups.ts';
import { PhoneEpisodes } from './episodes/phone-episodes.ts';
import type { FileServer } from './files/file-server.ts';
import { PhoneFiles } from './files/phone-files.ts';
import type { ForumIntentions } from './forum/forum-intentions.ts';
import type { ForumServer } from './forum/forum-server.ts';
import { PhoneForum } from './forum/phone-forum.ts';
import { PhoneWrites, type WritingPhone } from './phone-writes.ts';
import { NetworkConnection, type Caller } from './network-connection.ts';
import { Tab } from './tab.ts';
import { time } from './virtual-time.ts';
import { PhoneVisits } from './visits/phone-visits.ts';
import { WebLocks } from './web-locks.ts';
import type { WorldServer } from './servers/world-server.ts';

interface Surroundings {
  readonly server: WorldServer;
  readonly files: FileServer;
  readonly forum: ForumServer;
  readonly forumIntentions: ForumIntentions;
  readonly intentions: Intentions;
  readonly isDown: () => boolean;
  readonly violated: (violation: Violation) => void;
}

interface Plan {
  readonly number: number;
  /** The name of its databases. */
  readonly name: string;
  readonly user: string;
  readonly names: readonly LocalCollectionName[];
  readonly tabs: number;
}

/** One phone of one person: the real sync on a simulated disk and connection, in one tab or several. */
export class Phone {
  readonly number: number;
  readonly user: string;
  readonly names: readonly LocalCollectionName[];
  session: Caller;
  status: SyncStatus | undefined;
  readonly disk: Disk;
  readonly connection: NetworkConnection;
  /** The faults injected into the leader of several tabs, with their number. */
  readonly injected = new Map<string, number>();
  readonly writes: PhoneWrites;
  readonly episodes: PhoneEpisodes;
  readonly files: PhoneFiles;
  readonly forum: PhoneForum;
  readonly #forumIntentions: ForumIntentions;
  #isOnline = false;
  readonly visits: PhoneVisits;
  readonly backups: PhoneBackups;
  readonly #tabs: readonly Tab[];
  readonly #name: string;
  /** How often this phone was wiped. */
  wipes = 0;
  readonly #locks: WebLocks | undefined;
  #turns = 0;

  constructor({ number, name, user, names, tabs }: Plan, around: Surroundings) {
    this.number = number;
    this.#name = name;
    this.user = user;
    this.names = names;
    this.session = user;
    const die = (boot: Boot) => this.#die(boot);
    this.disk = new Disk(die, tabs > 1);
    this.connection = new NetworkConnection(
      () => around.server.stamp(),
      number,
      () => this.session,
      around.isDown,
      die,
    );
    this.backups = new PhoneBackups({
      names,
      intentions: around.intentions,
      openStore: () => this.#openStore(),
    });
    const writing: WritingPhone = {
      user,
      number,
      name: () => this.name,
      names,
      disk: this.disk,
      intentions: around.intentions,
      violated: around.violated,
      isOn: () => this.isOn,
      callsThatWrite: () => this.connection.writes,
      openStore: () => this.#openStore(),
    };
    this.writes = new PhoneWrites(writing);
    this.forum = new PhoneForum({
      user,
      number,
      connection: this.connection,
      server: around.forum,
      intentions: around.forumIntentions,
      isOnline: () => this.#isOnline,
      open: () => this.#openTab(),
    });
    this.#forumIntentions = around.forumIntentions;
    this.visits = new PhoneVisits(writing, this.writes);
    this.files = new PhoneFiles(writing, this.writes);
    this.episodes = new PhoneEpisodes(writing);
    this.#locks = tabs > 1 ? new WebLocks(lockName(user)) : undefined;
    const device = {
      name: () => this.name,
      user,
      names,
      disk: this.disk,
      connection: this.connection,
      server: around.server,
      files: around.files,
      violated: around.violated,
      locks: this.#locks,
      told: (status: SyncStatus | undefined) => void (this.status = status),
      beat: (from: Tab) => this.#tabs.forEach((tab) => tab !== from && tab.heardBeat()),
    };
    this.#tabs = Array.from({ length: tabs }, () => new Tab(device));
  }

  /** The name of its databases, a new one after each time that the phone was wiped. */
  get name(): string {
    return this.wipes === 0 ? this.#name : `${this.#name}_${this.wipes}`;
  }

  get replication(): Replication | undefined {
    return this.#tabs.find((tab) => tab.replication)?.replication;
  }

  /** How many rows were merged with a copy of the server. */
  get resolved(): number {
    return this.disk.merges;
  }

  get isOn(): boolean {
    return this.#tabs.some((tab) => tab.isOn);
  }

  /** How often another tab took the leadership from a frozen one. */
  get thefts(): number {
    return this.#locks?.thefts ?? 0;
  }

  /** Opens every tab that is not open. */
  async switchOn(): Promise<void> {
    for (const tab of this.#tabs) await tab.open();
  }

  async goOnline(): Promise<void> {
    this.#isOnline = true;
    for (const tab of this.#tabs) await tab.goOnline();
    this.forum.send();
  }

  goOffline(): void {
    this.#isOnline = false;
    for (const tab of this.#tabs) tab.goOffline();
  }

  crash(): void {
    this.#isOnline = false;
    for (const { boot } of this.#tabs) if (boot) this.#die(boot);
  }

  /** Erases everything on the phone. */
  wipe(): void {
    this.crash();
    this.writes.noteWipe();
    this.#forumIntentions.wiped(this.number);
    this.disk.erase();
    this.wipes += 1;
  }

  /** Makes the leader die at one of its next calls to server or disk. Another tab takes over without help. */
  killLeader(after: number): void {
    const boot = this.#leader();
    if (boot) boot.callsLeft ??= after;
  }

  /** Cancels all planned faults. A frozen tab stays frozen: the other tabs must work without it. */
  mend(): void {
    this.connection.mend();
    this.disk.mend();
    for (const { boot } of this.#tabs) if (boot) boot.callsLeft = undefined;
  }

  /** Freezes the leader, as phones do with tabs in the background; never the only tab, because she looks at it. */
  freezeLeader(ms: number): void {
    const boot = this.#leader();
    const isAwake = (other: Boot | undefined) => other && other !== boot && other.frozenUntil <= time.now;
    if (!boot || !this.#tabs.some((tab) => isAwake(tab.boot))) return;
    freeze(boot, ms);
    this.#count('freeze leader');
  }

  wake(): void {
    this.forum.send();
    this.replication?.resync();
  }

  ring(): void {
    this.replication?.remoteChanged('readings');
    this.replication?.remoteChanged('profile');
  }

  /** The rows that a screen would show, by id. */
  shown(): Map<string, Record<string, unknown>> {
    const rows = this.disk
      .dump()
      .filter(({ collection, row }) => (this.names as readonly string[]).includes(collection) && !row._deleted);
    return new Map(rows.map(({ row }) => [String(row.id), row]));
  }

  #leader(): Boot | undefined {
    return this.#locks && this.#tabs.find(({ isLeading }) => isLeading)?.boot;
  }

  #die(boot: Boot): void {
    if (!boot.isDead && boot.callsLeft !== undefined && boot.callsLeft < 0) this.#count('kill leader');
    boot.isDead = true;
    for (const tab of this.#tabs) tab.die(boot);
  }

  #count(fault: string): void {
    this.injected.set(fault, (this.injected.get(fault) ?? 0) + 1);
  }

  /** She writes in one tab after the other, never in a frozen one. */
  #openStore(): Store | undefined {
    return this.#openTab()?.store;
  }

  #openTab(): { readonly store: Store; readonly boot: Boot } | undefined {
    const open = this.#tabs.flatMap(({ store, boot }) =>
      store && boot && boot.frozenUntil <= time.now ? [{ store, boot }] : [],
    );
    return open[(this.#turns += 1) % open.length];
  }
}
