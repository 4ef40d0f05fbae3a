import { Client, Query, Users } from 'node-appwrite';
import type { FunctionContext } from '../support/function-context.ts';

/** The number of accounts, for the home page. Anyone may call it; it reveals nothing about a user. */
export default async ({ req, res }: FunctionContext): Promise<unknown> => {
  const client = new Client()
    .setEndpoint(process.env.APPWRITE_FUNCTION_API_ENDPOINT ?? '')
    .setProject(process.env.APPWRITE_FUNCTION_PROJECT_ID ?? '')
    .setKey(req.headers['x-appwrite-key'] ?? '');
  const { total } = await new Users(client).list({ queries: [Query.limit(1)] });
  return res.json({ totalUsers: total });
};
