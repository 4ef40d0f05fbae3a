import { ownTrail } from '../audit/own-entries.ts';
import type { Handler } from '../http/route.ts';
import type { Services } from '../services/services.ts';
import { callerId } from './account-handlers.ts';

/** The entries of the audit trail about the caller. Appwrite has no such call. */
export const auditHandler =
  ({ accessLog, audit }: Services): Handler =>
  async (request) => {
    await accessLog.flush();
    await audit.settle();
    return ownTrail(audit.open(), callerId(request), (id) => accessLog.nameOf(id));
  };
