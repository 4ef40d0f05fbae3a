import * as v from 'valibot';
import { storedMessageAlerts } from './message-alerts.ts';

const pushTarget = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1500)),
  p256dh: v.pipe(v.string(), v.minLength(1)),
  auth: v.pipe(v.string(), v.minLength(1)),
  /** Whether a message to this device may name the medicine. Only the user's choice sets it. */
  showsNames: v.boolean(),
  /** Undefined on a device that has chosen nothing. */
  messages: storedMessageAlerts,
});

/** The push subscription of one browser, and what messages to it may contain. */
export type PushTarget = v.InferOutput<typeof pushTarget>;

/**
 * Appwrite accepts identifiers of at most 255 characters. Most subscriptions are longer, so they are split into parts.
 */
const MAX_IDENTIFIER_LENGTH = 255;

const partName = (device: string, part: number) => `${device}-${part}`;

/** A push target as Appwrite lists it for an account. */
interface AccountTarget {
  readonly $id: string;
  readonly identifier: string;
}

/**
 * The push targets (id and identifier) that together store one device's subscription.
 * @param device id of user and subscription, at most 32 characters; its first part is unique per user
 */
export function targetParts(device: string, target: PushTarget): { id: string; identifier: string }[] {
  const json = JSON.stringify(target);
  // Each part begins with its id and the number of parts, because identifiers must be unique over all accounts.
  const partSize = MAX_IDENTIFIER_LENGTH - `${partName(device, 10)}/10 `.length;
  const count = Math.ceil(json.length / partSize);
  return Array.from({ length: count }, (_, part) => ({
    id: partName(device, part),
    identifier: `${partName(device, part)}/${count} ${json.slice(part * partSize, (part + 1) * partSize)}`,
  }));
}

/** One device of an account with the ids of its push targets. */
export interface PushDevice {
  readonly device: string;
  readonly targetIds: readonly string[];
  /** Undefined when parts are missing or are not a valid subscription. */
  readonly target?: PushTarget;
}

function joinParts(parts: readonly { part: number; count: number; text: string }[]): PushTarget | undefined {
  const ordered = parts.toSorted((one, other) => one.part - other.part);
  if (ordered.some(({ part, count }, at) => part !== at || count !== parts.length)) return undefined;
  try {
    return v.parse(pushTarget, JSON.parse(ordered.map(({ text }) => text).join('')));
  } catch {
    return undefined;
  }
}

/** The devices of an account's push targets. Targets of other kinds and of other programs are ignored. */
export function pushDevices(targets: readonly AccountTarget[]): PushDevice[] {
  const byDevice = new Map<string, { id: string; part: number; count: number; text: string }[]>();
  for (const { $id, identifier } of targets) {
    const [, device = '', part, count, text = ''] = /^(\w{32})-(\d{1,2})\/(\d{1,2}) (.+)$/s.exec(identifier) ?? [];
    if (partName(device, Number(part)) !== $id) continue;
    byDevice.set(device, [
      ...(byDevice.get(device) ?? []),
      { id: $id, part: Number(part), count: Number(count), text },
    ]);
  }
  return [...byDevice].map(([device, parts]) => ({
    device,
    targetIds: parts.map(({ id }) => id),
    target: joinParts(parts),
  }));
}
