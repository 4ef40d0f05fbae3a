import type { MessageArrived, OpenRequest } from '@/model/notifications/service-worker-messages.ts';

const ANSWER_TIMEOUT_MS = 1500;

/** Whether the page answers. A frozen page, or one of an old version, does not. */
export const askPage = (page: Client, question: OpenRequest | MessageArrived): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => resolve(false), ANSWER_TIMEOUT_MS);
    port1.addEventListener('message', () => {
      clearTimeout(timer);
      resolve(true);
    });
    port1.start();
    page.postMessage(question, [port2]);
  });
