import type { AuditAction } from '../../src/model/account/audit-actions.ts';
import type { AuditTrail } from './audit-trail.ts';
import type { Requester } from './requester.ts';

/** Parts of an account whose change is an event of the trail; `prefs` are settings of the app. */
const auditedParts: ReadonlySet<string> = new Set<AuditAction>([
  'name',
  'email',
  'phone',
  'password',
  'labels',
  'status',
  'verification',
  'mfa',
]);
const isAudited = (what: string): what is AuditAction => auditedParts.has(what);

interface Account {
  readonly id: string;
  readonly labels: readonly string[];
  readonly status: boolean;
  readonly mfa: boolean;
}

/** What an entry says of the new state; never an address, a name or a number. */
function detailOf(what: AuditAction, { labels, status, mfa }: Account): string {
  if (what === 'labels') return labels.join(', ');
  if (what === 'status') return status ? 'open' : 'blocked';
  if (what === 'mfa') return mfa ? 'on' : 'off';
  return '';
}

/**
 * Records a change of an account; call it inside its write.
 * @param what the changed part
 * @param account its new state
 */
export function recordAccountChange(audit: AuditTrail, by: Requester, what: string, account: Account): void {
  if (isAudited(what)) audit.record(by, { action: what, subject: account.id, detail: detailOf(what, account) });
}
