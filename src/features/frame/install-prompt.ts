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

const clearPrompt = () => useInstallPrompt.setState({ prompt: null });

/** Suppresses the browser's install bar and saves its prompt for our button. Call before the first render. */
export function watchForInstallability(): void {
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
