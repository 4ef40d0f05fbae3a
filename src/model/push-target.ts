import * as v from 'valibot';

const pushTarget = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.maxLength(1500)),
  p256dh: v.pipe(v.string(), v.minLength(1)),
  auth: v.pipe(v.string(), v.minLength(1)),
  /** May a message to this device name the medicine? Only its owner's own choice makes it so. */
  showsNames: v.boolean(),
});

/** Where one browser takes push messages, and what they may say there. */
export type PushTarget = v.InferOutput<typeof pushTarget>;

/** Appwrite takes identifiers of at most 255 characters, and most subscriptions are longer; so they come in parts. */
const LONGEST_IDENTIFIER = 255;

const partName = (device: string, part: number) => `${device}-${part}`;

/** A push target as an account has it. */
interface HeldTarget {
  readonly $id: string;
  readonly identifier: string;
}

/**
 * The push targets, as id and identifier, that hold one device's subscription together.
 * @param device id of user and subscription, at most 32 characters, of which the first part is never another's
 */
export function targetParts(device: string, target: PushTarget): { id: string; identifier: string }[] {
  const whole = JSON.stringify(target);
  // The text begins with its name and how many there are, because identifiers are unique over all accounts.
  const room = LONGEST_IDENTIFIER - `${partName(device, 10)}/10 `.length;
  const count = Math.ceil(whole.length / room);
  return Array.from({ length: count }, (_, part) => ({
    id: partName(device, part),
    identifier: `${partName(device, part)}/${count} ${whole.slice(part * room, (part + 1) * room)}`,
  }));
}

/** One device of an account with the ids of its targets. */
export interface PushDevice {
  readonly device: string;
  readonly targetIds: readonly string[];
  /** Undefined when parts are missing or make no subscription. */
  readonly target?: PushTarget;
}

function readWhole(parts: readonly { part: number; count: number; text: string }[]): PushTarget | undefined {
  const ordered = parts.toSorted((one, other) => one.part - other.part);
  if (ordered.some(({ part, count }, at) => part !== at || count !== parts.length)) return undefined;
  try {
    return v.parse(pushTarget, JSON.parse(ordered.map(({ text }) => text).join('')));
  } catch {
    return undefined;
  }
}

/** The devices that an account's targets name. Targets of other kinds and of other programs are left out. */
export function pushDevices(targets: readonly HeldTarget[]): PushDevice[] {
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
    target: readWhole(parts),
  }));
}
