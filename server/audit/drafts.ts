import { createHash } from 'node:crypto';
import { isMidwifeLabel } from '../../src/model/account/midwife-label.ts';
import type { Caller } from '../protocol/caller.ts';
import type { AuditDraft, AuditEvent } from './audit-entry.ts';
import type { Requester } from './requester.ts';

/** Hides the id of a session, which its owner sees in the list of devices. */
const hashSession = (id: string): string => createHash('sha256').update(id).digest('hex').slice(0, 16);

function roleOf({ kind, roles }: Caller): AuditDraft['role'] {
  if (kind !== 'user') return kind;
  for (const label of ['doctor', 'admin', 'moderator'] as const) if (roles.includes(`label:${label}`)) return label;
  if (roles.some((role) => isMidwifeLabel(role.replace(/^label:/, '')))) return 'midwife';
  return 'patient';
}

/**
 * An event with its actor and device.
 * @param deviceOf browser and system of a session; '' when unknown
 */
export function draftBy(
  by: Caller | Requester,
  event: AuditEvent,
  deviceOf: (sessionId: string) => string,
): AuditDraft {
  const { caller, device } = 'caller' in by ? by : { caller: by, device: '' };
  const sessionId = caller.sessionId ?? caller.token?.sessionId ?? '';
  return {
    ...event,
    at: new Date().toISOString(),
    actor: caller.userId ?? null,
    role: roleOf(caller),
    device: device === '' && sessionId !== '' ? deviceOf(sessionId) : device,
    session: sessionId === '' ? '' : hashSession(sessionId),
  };
}

/**
 * An event without a person: of the server itself, or of the command line.
 * @param at ISO 8601
 */
export const draftOf = (role: 'server' | 'operator', event: AuditEvent, at = new Date().toISOString()): AuditDraft => ({
  ...event,
  at,
  actor: null,
  role,
  device: '',
  session: '',
});
