import { create } from 'zustand';
import { isApplePhone, isInstalled } from '@/apple-phone.ts';

/** Chromium's event; it is in no DOM library, because it is in no standard. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

interface Installable {
  /** The saved prompt of the browser: null until the app can be installed, and again after an answer. */
  readonly prompt: BeforeInstallPromptEvent | null;
  /** No browser will offer it here, but a person can do it. */
  readonly isByHand: boolean;
}

export const useInstallPrompt = create<Installable>(() => ({ prompt: null, isByHand: false }));

const SEEN = 'maia-install-help';

/** The help was read: this phone does not offer it again. */
export function forgoHelp(): void {
  localStorage.setItem(SEEN, 'yes');
  useInstallPrompt.setState({ isByHand: false });
}

const drop = () => useInstallPrompt.setState({ prompt: null });

/** Keeps the browser's own bar away and saves its prompt for our button. Call before the first render. */
export function watchForInstallability(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstallPrompt.setState({ prompt: event as BeforeInstallPromptEvent });
  });
  window.addEventListener('appinstalled', drop);
  useInstallPrompt.setState({ isByHand: isApplePhone() && !isInstalled() && localStorage.getItem(SEEN) === null });
}

/** Asks once; whatever the answer is, the saved prompt is used up. */
export async function install(): Promise<void> {
  const { prompt } = useInstallPrompt.getState();
  if (!prompt) return;
  await prompt.prompt();
  await prompt.userChoice;
  drop();
}
