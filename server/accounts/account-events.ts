import type { ServerEvent } from '../events/event-bus.ts';
import { toStamp } from '../protocol/clock.ts';
import type { Json } from './account-json.ts';

const unique = (names: string[]): string[] => [...new Set(names)];

/** @param actions ['create'], ['delete'], or 'update' with what was updated: ['update', 'prefs'] */
export function accountEvent(userId: string, actions: readonly string[], payload: Json): ServerEvent {
  const paths = [`users.${userId}`, 'users.*'];
  const [action = ''] = actions;
  const suffixes = actions.map((_, i) => actions.slice(0, i + 1).join('.'));
  const channels = ['account', `account.${userId}`];
  return {
    events: unique([...suffixes.flatMap((suffix) => paths.map((path) => `${path}.${suffix}`)), ...paths]),
    channels: [...channels, ...channels.map((channel) => `${channel}.${action}`)],
    payload,
    roles: [`user:${userId}`],
    timestamp: toStamp(Date.now()),
    userId,
  };
}

export function sessionEvent(
  userId: string,
  sessionId: string,
  action: 'create' | 'delete' | 'update',
  payload: Json,
): ServerEvent {
  const paths = [userId, '*'].flatMap((user) => [sessionId, '*'].map((session) => `users.${user}.sessions.${session}`));
  return {
    events: [...paths.map((path) => `${path}.${action}`), ...paths, `users.${userId}`, 'users.*'],
    channels: ['account', `account.${userId}`],
    payload,
    roles: [`user:${userId}`],
    timestamp: toStamp(Date.now()),
    userId,
  };
}
