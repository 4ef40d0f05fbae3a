import { create } from 'zustand';
import { isAppleDevice, isInstalled } from '@/platform/apple-device.ts';

/** A Chromium event that is not standardised, so the DOM types do not have it. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

interface Installable {
  /** The saved browser prompt: null until the app can be installed, and after the user has answered. */
  readonly prompt: BeforeInstallPromptEvent | null;
  /** No browser prompt on this device (iOS), but the user can install by hand. */
  readonly isByHand: boolean;
}

export const useInstallPrompt = create<Installable>(() => ({ prompt: null, isByHand: false }));

const HELP_SEEN_KEY = 'maia-install-help';

/** Call when the help was read; this phone does not offer it again. */
export function dismissInstallHelp(): void {
  localStorage.setItem(HELP_SEEN_KEY, 'yes');
  useInstallPrompt.setState({ isByHand: false });
}

const VISITS_KEY = 'maia-visits';
const PUT_AWAY_KEY = 'maia-install-put-away';
/** A start within this time (ms) of the last one, such as a reload, is the same visit. */
const SAME_VISIT_MS = 30 * 60_000;
/** So many visits pass before Today offers to install. */
const VISITS_BEFORE_OFFER = 2;

/** "3 1795651200000": the number of visits, and the start (ms) of the last one. */
function readVisits(): { count: number; at: number } {
  const [count = 0, at = 0] = (localStorage.getItem(VISITS_KEY) ?? '').split(' ').map(Number);
  return Number.isFinite(count) && Number.isFinite(at) ? { count, at } : { count: 0, at: 0 };
}

/** Counts this start as a visit, unless it belongs to the last one. `now` in ms. */
export function countVisit(now = Date.now()): void {
  const { count, at } = readVisits();
  if (count === 0 || Math.abs(now - at) > SAME_VISIT_MS) localStorage.setItem(VISITS_KEY, `${count + 1} ${now}`);
}

/** Whether Today may offer to install: from the third visit on, until the offer was put away on this device. */
export const isOfferDue = (): boolean =>
  readVisits().count > VISITS_BEFORE_OFFER && localStorage.getItem(PUT_AWAY_KEY) === null;

/** This device does not offer it again. */
export const putAwayOffer = (): void => localStorage.setItem(PUT_AWAY_KEY, 'yes');

const clearPrompt = () => useInstallPrompt.setState({ prompt: null });

/** Suppresses the browser's install bar and saves its prompt for our button. Call before the first render. */
export function watchForInstallability(): void {
  countVisit();
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstallPrompt.setState({ prompt: event as BeforeInstallPromptEvent });
  });
  window.addEventListener('appinstalled', clearPrompt);
  useInstallPrompt.setState({
    isByHand: isAppleDevice() && !isInstalled() && localStorage.getItem(HELP_SEEN_KEY) === null,
  });
}

/** Shows the saved prompt. It works only once, whatever the answer is. */
export async function install(): Promise<void> {
  const { prompt } = useInstallPrompt.getState();
  if (!prompt) return;
  await prompt.prompt();
  await prompt.userChoice;
  clearPrompt();
}
