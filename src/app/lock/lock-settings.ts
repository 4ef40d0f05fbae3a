import { create } from 'zustand';

/** Minutes without use until the app locks; 0 = as soon as the app is hidden. */
export const lockDelays = [0, 1, 5, 15] as const;
export type LockDelay = (typeof lockDelays)[number];

/** What this device stores of an app lock in clear: that there is one, and how it behaves. The wrapped key decides, not this. */
export interface LockSettings {
  readonly delay: LockDelay;
  /** Shows the button that leaves quickly on every page. */
  readonly hasQuickExit: boolean;
}

const DEFAULTS: LockSettings = { delay: 5, hasQuickExit: false };
const nameOf = (userId: string) => `maia-lock-${userId}`;

/** Undefined in a service worker, which renders the first frame. */
const storage = () =>
  (globalThis as { localStorage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> }).localStorage;

/** Null when this user has no app lock on this device. */
export function readLockSettings(userId: string): LockSettings | null {
  const stored = storage()?.getItem(nameOf(userId));
  if (stored == null) return null;
  try {
    const { delay, hasQuickExit } = JSON.parse(stored) as Partial<LockSettings>;
    return {
      delay: lockDelays.find((each) => each === delay) ?? DEFAULTS.delay,
      hasQuickExit: hasQuickExit === true,
    };
  } catch {
    return DEFAULTS;
  }
}

/** Changes with every change of the settings in this tab, so that what shows them is rendered again. */
const useLockSettingsVersion = create<number>(() => 0);
const nextVersion = () => useLockSettingsVersion.setState((version) => version + 1, true);

export function saveLockSettings(userId: string, changes: Partial<LockSettings> = {}): void {
  storage()?.setItem(nameOf(userId), JSON.stringify({ ...DEFAULTS, ...readLockSettings(userId), ...changes }));
  nextVersion();
}

export function forgetLockSettings(userId: string): void {
  storage()?.removeItem(nameOf(userId));
  nextVersion();
}

/** The settings of this user; renders again when they change in this tab. */
export function useLockSettings(userId: string): LockSettings | null {
  useLockSettingsVersion();
  return readLockSettings(userId);
}
