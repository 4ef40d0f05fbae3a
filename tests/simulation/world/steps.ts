import type { VoteChoice } from '@/model/forum/vote.ts';
import type { EpisodeAction, EpisodeOutcome } from '@/model/records/care-episode.ts';

/** A fault that can be injected into one call of a phone to the server. */
export type CallFault =
  | { readonly is: 'lose request' | 'lose response' | 'twice' | 'foreign answer' | 'crash before' | 'crash after' }
  /**
   * `late`: the phone gives up at once, and the server handles the call after `ms`. `slow`: the call takes `ms`. `slow
   * commit`: it gets its timestamp at once and becomes visible after `ms`.
   */
  | { readonly is: 'late' | 'slow' | 'slow commit'; readonly ms: number }
  | { readonly is: 'status'; readonly code: number };

/**
 * A fault that can be injected into one call of a phone to its own storage. `crash in write`: the disk is slow, and the
 * process dies before it has written.
 */
export type DiskFault = { readonly is: 'crash before' | 'crash after' | 'crash in write' | 'quota' };

/** The databases of a phone beside its records: of sync itself, of its files and of the forum. */
export type TablePlace = 'sync' | 'files' | 'forum';

export type CallKind = 'account' | 'list' | 'byIds' | 'commit' | 'patchIf' | 'start' | 'file' | 'forum';

/** `at` is the number of a phone. Rows have fixed ids, so that shrinking can leave steps out. */
export type Step =
  | { readonly do: 'add'; readonly at: number; readonly ids: readonly string[]; readonly poison?: boolean }
  | { readonly do: 'write without broadcast'; readonly at: number; readonly id: string; readonly hoursAgo: number }
  | { readonly do: 'add reminder'; readonly at: number; readonly id: string }
  | {
      readonly do: 'edit reminder';
      readonly at: number;
      readonly id: string;
      readonly field: string;
      readonly value: string;
    }
  /** She opens the form of a reminder; later she changes one field in it and saves. */
  | { readonly do: 'open form'; readonly at: number; readonly id: string }
  | {
      readonly do: 'save form';
      readonly at: number;
      readonly id: string;
      readonly field: string;
      readonly value: string;
    }
  | { readonly do: 'remove'; readonly at: number; readonly id: string }
  | { readonly do: 'mend'; readonly at: number; readonly id: string }
  | {
      readonly do: 'edit profile';
      readonly at: number;
      readonly field: string;
      readonly value: string;
      readonly clock: number;
    }
  | {
      readonly do: 'go online' | 'go offline' | 'crash' | 'ring' | 'wake' | 'lose session' | 'sign in';
      readonly at: number;
    }
  | { readonly do: 'borrow session'; readonly at: number; readonly of: string }
  | {
      readonly do: 'call fault';
      readonly at: number;
      readonly after: number;
      readonly fault: CallFault;
      readonly on?: CallKind;
    }
  | {
      readonly do: 'disk fault';
      readonly at: number;
      readonly after: number;
      readonly fault: DiskFault;
      /** The tables beside the records, instead of the records. */
      readonly on?: TablePlace;
    }
  /** The leader among this phone's tabs dies within the next `after` calls, or freezes for `ms`. */
  | { readonly do: 'kill leader'; readonly at: number; readonly after: number }
  | { readonly do: 'freeze leader'; readonly at: number; readonly ms: number }
  | { readonly do: 'server down'; readonly ms: number }
  /** The doctor of this phone opens the list of her patients and the page of each. */
  | { readonly do: 'doctor looks'; readonly at: number }
  | { readonly do: 'assign doctor'; readonly patient: string; readonly doctor: string }
  | { readonly do: 'jump clocks'; readonly ms: number }
  /** So much time passes at once: all phones sleep. */
  | { readonly do: 'time passes'; readonly ms: number }
  /** The server makes a backup, and is restored to it later. */
  | { readonly do: 'back up' | 'restore backup' }
  /** She makes a backup file of her phone, and restores the last one of phone `of` later. */
  | { readonly do: 'make phone backup'; readonly at: number; readonly scope: 'unsent' | 'everything' }
  | { readonly do: 'restore phone backup'; readonly at: number; readonly of: number }
  /** A pressure that she enters so many hours after she took it; the phone has not looked for alarms yet. */
  | {
      readonly do: 'take pressure';
      readonly at: number;
      readonly id: string;
      readonly systolic: number;
      readonly hoursAgo: number;
    }
  /** The phone notes alarms that no note has, and episodes that readings have closed. */
  | { readonly do: 'look at episodes'; readonly at: number }
  /** She notes something in all her open episodes. */
  | { readonly do: 'act in episodes'; readonly at: number; readonly id: string; readonly action: EpisodeAction }
  /** The doctor of this phone gives an outcome to every open episode of her patients. */
  | { readonly do: 'doctor answers'; readonly at: number; readonly id: string; readonly outcome: EpisodeOutcome }
  | { readonly do: 'add appointment' | 'open appointment'; readonly at: number; readonly id: string }
  | {
      /** `save`: in the form that was opened on this phone. */
      readonly do: 'edit appointment' | 'save appointment';
      readonly at: number;
      readonly id: string;
      readonly field: string;
      readonly value: string;
    }
  | { readonly do: 'add document' | 'remove document'; readonly at: number; readonly id: string }
  | { readonly do: 'write topic'; readonly at: number; readonly id: string }
  | { readonly do: 'write reply'; readonly at: number; readonly id: string; readonly topic: string }
  | { readonly do: 'forum vote'; readonly at: number; readonly target: string; readonly choice: VoteChoice }
  /** She makes an appointment of a suggested contact. */
  | { readonly do: 'accept contact'; readonly at: number; readonly key: string }
  /** Everything on this phone is erased; then the app is opened again. */
  | { readonly do: 'wipe phone'; readonly at: number }
  | { readonly do: 'wait'; readonly ms: number };

/** One run as a list of steps: the same steps give the same run. */
export interface Trace {
  readonly seed: number;
  /** The first phone has two tabs; undefined means one. */
  readonly tabs?: 2;
  /** Both phones of the first patient have this collection too. */
  readonly extra?: ExtraCollection;
  readonly steps: readonly Step[];
}

export const patients = ['amina', 'beatrice'] as const;
export const doctors = ['dora', 'emil'] as const;

/** Collections of some runs only, because of RxDB's limit. */
export type ExtraCollection = 'careNotes' | 'appointments' | 'documents';

export interface PhonePlan {
  readonly user: string;
  readonly names: readonly ('readings' | 'profile' | 'reminders' | ExtraCollection)[];
}

/**
 * The owner of each phone, and the collections that it replicates. RxDB's free edition allows 13 open collections in a
 * process.
 */
export const phones: readonly PhonePlan[] = [
  { user: 'amina', names: ['readings', 'profile', 'reminders'] },
  { user: 'amina', names: ['readings', 'profile', 'reminders'] },
  { user: 'beatrice', names: ['readings', 'profile', 'reminders'] },
  { user: 'dora', names: ['profile'] },
  { user: 'emil', names: ['profile'] },
];

/** The same with two tabs on the first phone; another phone has fewer collections because of RxDB's limit. */
const phonesBesideTabs: readonly PhonePlan[] = phones.map((plan) =>
  plan.user === 'beatrice' ? { ...plan, names: ['readings', 'profile'] } : plan,
);

/** The phones of a run. */
export function phonesOf({ tabs, extra }: Pick<Trace, 'tabs' | 'extra'>): readonly PhonePlan[] {
  const plans = tabs ? phonesBesideTabs : phones;
  return plans.map((plan, at) => (extra && at < 2 ? { ...plan, names: [...plan.names, extra] } : plan));
}

export const profileFields = ['name', 'address', 'phoneNumber', 'workSituation'] as const;
export const reminderFields = ['dosage', 'frequency', 'notes'] as const;
export const visitFields = ['place', 'clinician', 'notes'] as const;
