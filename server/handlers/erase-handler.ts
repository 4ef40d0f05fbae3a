import { pathPart } from '../http/params.ts';
import type { Handler } from '../http/route.ts';
import type { Services } from '../services/services.ts';
import { erase } from '../admin/erase.ts';

/** Erases an account with all its data, for the server key only. Appwrite has no such call. */
export const eraseHandler =
  (services: Services): Handler =>
  (request) =>
    erase(services, services.dataPath, pathPart(request, 'userId'));
