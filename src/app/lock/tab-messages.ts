/**
 * Messages between this browser's tabs about their use: `used`: this tab is visible and in use. `who`: visible tabs answer `used`.
 * `ping`: every tab answers `here`.
 */
export interface LockTabMessage {
  readonly is: 'used' | 'who' | 'ping' | 'here';
}

const CHANNEL = 'maia-lock-tabs';
let channel: BroadcastChannel | undefined;
const opened = () => (channel ??= new BroadcastChannel(CHANNEL));

export const postToTabs = (message: LockTabMessage): void => opened().postMessage(message);

/** Calls `listener` with the messages of other tabs. @returns a function that stops it */
export function onTabMessage(listener: (message: LockTabMessage) => void): () => void {
  const receive = ({ data }: MessageEvent<LockTabMessage>) => listener(data);
  opened().addEventListener('message', receive);
  return () => opened().removeEventListener('message', receive);
}

const ANSWER_MS = 400;

/** Whether the app is open in another tab that is not frozen. */
export function isOtherTabOpen(): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isOpen: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(isOpen);
    };
    const timer = setTimeout(() => end(false), ANSWER_MS);
    const stop = onTabMessage(({ is }) => is === 'here' && end(true));
    postToTabs({ is: 'ping' });
  });
}
