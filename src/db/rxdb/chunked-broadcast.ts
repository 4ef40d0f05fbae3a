import type { RxStorageInstance, RxStorageInstanceCreationParams } from 'rxdb';
import {
  addRxStorageMultiInstanceSupport,
  getBroadcastChannelReference,
  removeBroadcastChannelReference,
} from 'rxdb/plugins/core';
import { toChunks } from './bulk-change-events.ts';

/**
 * Broadcasts the writes of an instance to other tabs and workers as RxDB does, but never many rows in one message: a page
 * reads a message in one task, and a message of thousands of rows would block it longer than all later work. Create `instance`
 * with `multiInstance: false`.
 */
export function broadcastInChunks<Internals, Options>(
  storageName: string,
  params: RxStorageInstanceCreationParams<unknown, Options>,
  instance: RxStorageInstance<unknown, Internals, Options>,
): void {
  const { databaseInstanceToken, databaseName } = params;
  const channel = getBroadcastChannelReference(storageName, databaseInstanceToken, databaseName, instance);
  type Message = Parameters<typeof channel.postMessage>[0];
  const chunkedChannel = {
    addEventListener: channel.addEventListener.bind(channel),
    removeEventListener: channel.removeEventListener.bind(channel),
    postMessage(message: Message) {
      for (const eventBulk of toChunks(message.eventBulk)) void channel.postMessage({ ...message, eventBulk });
    },
  };
  addRxStorageMultiInstanceSupport(storageName, params, instance, chunkedChannel as unknown as typeof channel);
  // RxDB does not close a channel that was passed to it.
  for (const method of ['close', 'remove'] as const) {
    const original = instance[method].bind(instance);
    instance[method] = async () => {
      await removeBroadcastChannelReference(databaseInstanceToken, instance);
      return original();
    };
  }
}
