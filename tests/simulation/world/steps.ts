/** What may happen to one call of a phone to the server. */
export type CallFault =
  | { readonly is: 'lose request' | 'lose response' | 'twice' | 'foreign answer' | 'crash before' | 'crash after' }
  /** `late`: given up at once, and done by the server after `ms`. `slow`: under way for `ms`. `slow commit`: stamped at once, visible after `ms`. */
  | { readonly is: 'late' | 'slow' | 'slow commit'; readonly ms: number }
  | { readonly is: 'status'; readonly code: number };

/** What may happen to one call of a phone to its own storage. */
export type DiskFault = { readonly is: 'crash before' | 'crash after' | 'quota' };

export type CallKind = 'account' | 'list' | 'byIds' | 'commit' | 'patchIf' | 'start';

/** `at` is the number of a phone. Every row has its id from the beginning, so that steps can be left out. */
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
  | { readonly do: 'disk fault'; readonly at: number; readonly after: number; readonly fault: DiskFault }
  /** Whoever leads among the tabs of this phone dies before it has made so many more calls, or stands still for so long. */
  | { readonly do: 'kill leader'; readonly at: number; readonly after: number }
  | { readonly do: 'freeze leader'; readonly at: number; readonly ms: number }
  | { readonly do: 'server down'; readonly ms: number }
  /** The doctor of this phone opens the list of her patients and the page of each. */
  | { readonly do: 'doctor looks'; readonly at: number }
  | { readonly do: 'assign doctor'; readonly patient: string; readonly doctor: string }
  | { readonly do: 'jump clocks'; readonly ms: number }
  /** The server keeps a copy of everything, and is set back to it later. */
  | { readonly do: 'back up' | 'restore backup' }
  | { readonly do: 'wait'; readonly ms: number };

/** One run, written out: the same steps are the same run. */
export interface Trace {
  readonly seed: number;
  /** The first phone has two tabs; one unless told. */
  readonly tabs?: 2;
  readonly steps: readonly Step[];
}

export const patients = ['amina', 'beatrice'] as const;
export const doctors = ['dora', 'emil'] as const;

interface PhonePlan {
  readonly user: string;
  readonly names: readonly ('readings' | 'profile' | 'reminders')[];
}

/** Who owns which phone, and what it replicates. RxDB's free edition allows 13 open collections in a realm. */
export const phones: readonly PhonePlan[] = [
  { user: 'amina', names: ['readings', 'profile', 'reminders'] },
  { user: 'amina', names: ['readings', 'profile', 'reminders'] },
  { user: 'beatrice', names: ['readings', 'profile', 'reminders'] },
  { user: 'dora', names: ['profile'] },
  { user: 'emil', names: ['profile'] },
];

/** The same where the first phone has two tabs, which leaves room for less on another one. */
export const phonesBesideTabs: readonly PhonePlan[] = phones.map((plan) =>
  plan.user === 'beatrice' ? { ...plan, names: ['readings', 'profile'] } : plan,
);

export const profileFields = ['name', 'address', 'phoneNumber', 'workSituation'] as const;
export const reminderFields = ['dosage', 'frequency', 'notes'] as const;
