import type { FunctionContext } from '../function-context.ts';
import { givePens } from './give-pens.ts';
import { makeRounds } from './make-rounds.ts';
import { connect } from './remote.ts';
import { sweep } from './sweep.ts';

/** Leaves time before the function's 60 s are over. */
const LONGEST_RUN_MS = 45_000;

/** Each minute: what was interrupted, a look at a few others, and once at all that were written before there were pens. */
export default async ({ req, res, error }: FunctionContext): Promise<unknown> => {
  const remote = connect(req.headers['x-appwrite-key'] ?? '');
  const endsAt = Date.now() + LONGEST_RUN_MS;
  const done = await sweep(remote, endsAt, error);
  if (Date.now() < endsAt) await makeRounds(remote);
  await givePens(remote, endsAt);
  return res.json({ done });
};
