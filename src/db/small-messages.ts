import type { RxStorageInstance, RxStorageInstanceCreationParams } from 'rxdb';
import {
  addRxStorageMultiInstanceSupport,
  getBroadcastChannelReference,
  removeBroadcastChannelReference,
} from 'rxdb/plugins/core';
import { inShortBulks } from './lots.ts';

/**
 * Tells the other realms of what an instance writes, as RxDB would, but never of many rows in one message: a page reads a
 * message in one go, and one of thousands of rows holds it up for longer than all that follows. `instance` was made for one
 * realm only.
 */
export function tellInSmallMessages<Internals, Options>(
  storageName: string,
  params: RxStorageInstanceCreationParams<unknown, Options>,
  instance: RxStorageInstance<unknown, Internals, Options>,
): void {
  const { databaseInstanceToken, databaseName } = params;
  const channel = getBroadcastChannelReference(storageName, databaseInstanceToken, databaseName, instance);
  type Message = Parameters<typeof channel.postMessage>[0];
  const small = {
    addEventListener: channel.addEventListener.bind(channel),
    removeEventListener: channel.removeEventListener.bind(channel),
    postMessage(message: Message) {
      for (const eventBulk of inShortBulks(message.eventBulk)) void channel.postMessage({ ...message, eventBulk });
    },
  };
  addRxStorageMultiInstanceSupport(storageName, params, instance, small as unknown as typeof channel);
  // RxDB leaves a channel open that was given to it.
  for (const ending of ['close', 'remove'] as const) {
    const end = instance[ending].bind(instance);
    instance[ending] = async () => {
      await removeBroadcastChannelReference(databaseInstanceToken, instance);
      return end();
    };
  }
}
