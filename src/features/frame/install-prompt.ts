import { create } from 'zustand';

/** Chromium's event; it is in no DOM library, because it is in no standard. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The saved prompt of the browser: null until the app can be installed, and again after an answer. */
export const useInstallPrompt = create<{ prompt: BeforeInstallPromptEvent | null }>(() => ({ prompt: null }));

const drop = () => useInstallPrompt.setState({ prompt: null });

/** Keeps the browser's own bar away and saves its prompt for our button. Call before the first render. */
export function watchForInstallability(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstallPrompt.setState({ prompt: event as BeforeInstallPromptEvent });
  });
  window.addEventListener('appinstalled', drop);
}

/** Asks once; whatever the answer is, the saved prompt is used up. */
export async function install(): Promise<void> {
  const { prompt } = useInstallPrompt.getState();
  if (!prompt) return;
  await prompt.prompt();
  await prompt.userChoice;
  drop();
}
