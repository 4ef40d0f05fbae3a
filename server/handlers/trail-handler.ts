import { isAuditAction } from '../../src/model/account/audit-actions.ts';
import { trailPage } from '../audit/trail-page.ts';
import { queryPart } from '../http/params.ts';
import type { Handler } from '../http/route.ts';
import { invalidArgument } from '../protocol/api-error.ts';
import { isId } from '../protocol/ids.ts';
import type { Services } from '../services/services.ts';

const MAX_LIMIT = 500;

const isInstant = (text: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));
const isNumber = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/** The whole audit trail in pages, for keys. Appwrite has no such call. @throws general_argument_invalid */
export const trailHandler =
  ({ accessLog, audit }: Services): Handler =>
  async (request) => {
    const given = (name: string, isValid: (text: string) => boolean): string | undefined => {
      const value = queryPart(request, name);
      if (value !== undefined && !isValid(value)) throw invalidArgument(`Invalid \`${name}\` param.`);
      return value;
    };
    const before = given('before', isNumber);
    const query = {
      from: given('from', isInstant),
      to: given('to', isInstant),
      person: given('person', isId),
      action: given('action', isAuditAction),
      before: before === undefined ? undefined : Number(before),
      limit: Math.min(Number(given('limit', isNumber) ?? MAX_LIMIT), MAX_LIMIT),
    };
    await accessLog.flush();
    await audit.settle();
    return trailPage(audit.open(), query);
  };
