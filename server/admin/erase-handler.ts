import { pathPart } from '../http/params.ts';
import type { Handler } from '../http/route.ts';
import type { Services } from '../services.ts';
import { erase } from './erase.ts';

/** Erases a person, for the server key alone. Appwrite has no such call. */
export const eraseHandler =
  (services: Services): Handler =>
  (request) =>
    erase(services, services.dataPath, pathPart(request, 'userId'));
