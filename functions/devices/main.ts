import { Client } from 'node-appwrite';
import { idPattern } from '../../src/model/schema/field.ts';
import type { FunctionContext } from '../support/function-context.ts';
import { addressBucket } from '../support/address-bucket.ts';
import { countUse } from '../support/usage-counter.ts';
import type { Limits } from '../support/usage-limit.ts';
import { checkWipe, confirmPassword, noteErased, noteUse, reportLost } from './calls.ts';
import type { ResponseParts } from '../support/try-password.ts';
import { connect, type Remote } from './remote.ts';

/** A device reports once an hour, and asks when its session has ended. */
const limits: Limits = { perMinute: 30, perDay: 1000 };
/**
 * Of one address: many phones share that of a clinic or a mobile network. There is no limit for all guests together,
 * because a stranger who reached it would keep lost phones from being wiped.
 */
const guestLimits: Limits = { perMinute: 120, perDay: 20_000 };

/** 32 random bytes, hexadecimal. */
const secretPattern = /^[0-9a-f]{64}$/;

type Body = Readonly<Record<string, unknown>>;

function bodyIn(text: string): Body {
  try {
    return Object(JSON.parse(text)) as Body;
  } catch {
    return {};
  }
}

const textIn = (body: Body, name: string): string => {
  const value = body[name];
  return typeof value === 'string' ? value : '';
};

async function answer(remote: Remote, path: string, userId: string, body: Body): Promise<ResponseParts> {
  const [secret, deviceId] = [textIn(body, 'secret'), textIn(body, 'deviceId')];
  if (path === '/confirm') {
    if (userId === '') return [401, { message: 'Sign in first.' }];
    return confirmPassword(remote, userId, textIn(body, 'password'));
  }
  if (path === '/lost') {
    if (userId === '') return [401, { message: 'Sign in first.' }];
    if (!idPattern.test(deviceId)) return [400, { message: 'A device has an id.' }];
    return reportLost(remote, userId, { deviceId, password: textIn(body, 'password') });
  }
  if (!secretPattern.test(secret)) return [400, { message: 'A device has a secret.' }];
  if (path === '/erased') return noteErased(remote, secret);
  if (path === '/check') {
    const owner = textIn(body, 'userId');
    if (!idPattern.test(owner)) return [400, { message: 'An account has an id.' }];
    return checkWipe(remote, { secret, userId: owner, wasStaff: body['wasStaff'] === true });
  }
  if (path !== '/seen') return [404, { message: 'There is no such call.' }];
  if (userId === '') return [401, { message: 'Sign in first.' }];
  return noteUse(remote, userId, { secret, sessionId: textIn(body, 'sessionId') });
}

/**
 * `/seen`: notes the use of the caller's device. `/lost`: the caller has lost a device. `/confirm`: checks the
 * password of the caller. `/check`: a device without a
 * session asks whether it must erase its data. `/erased`: it has erased them.
 */
export default async ({ req, res }: FunctionContext): Promise<unknown> => {
  const { headers, path, bodyText } = req;
  const newClient = () =>
    new Client()
      .setEndpoint(process.env.APPWRITE_FUNCTION_API_ENDPOINT ?? '')
      .setProject(process.env.APPWRITE_FUNCTION_PROJECT_ID ?? '');
  const remote = connect(newClient, headers['x-appwrite-key'] ?? '');
  const userId = headers['x-appwrite-user-id'] ?? '';
  const address = addressBucket(headers['x-appwrite-client-ip'] ?? '');
  const [who, most] = userId === '' ? [address, guestLimits] : [`user ${userId}`, limits];
  const waitS = await countUse(remote.client, 'devices', who, most);
  if (waitS > 0) return res.json({ message: 'Too many calls.', waitS }, 429);
  const [status, body] = await answer(remote, path, userId, bodyIn(bodyText));
  return res.json(body, status);
};
