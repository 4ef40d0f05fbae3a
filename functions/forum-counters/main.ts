import type { FunctionContext } from '../support/function-context.ts';
import { assignPseudonyms } from './assign-pseudonyms.ts';
import { recountInRounds } from './recount-in-rounds.ts';
import { connect } from '../support/forum/remote.ts';
import { sweep } from './sweep.ts';

/** Below the function's timeout of 60 s. */
const LONGEST_RUN_MS = 45_000;

/**
 * Runs each minute: finishes interrupted work, recounts a few texts, and gives pseudonyms, once, to anonymous texts
 * from before pseudonyms existed.
 */
export default async ({ req, res, error }: FunctionContext): Promise<unknown> => {
  const remote = connect(req.headers['x-appwrite-key'] ?? '');
  const endsAt = Date.now() + LONGEST_RUN_MS;
  const done = await sweep(remote, endsAt, error);
  if (Date.now() < endsAt) await recountInRounds(remote);
  await assignPseudonyms(remote, endsAt);
  return res.json({ done });
};
