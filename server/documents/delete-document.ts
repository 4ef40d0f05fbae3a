import { recordChange } from '../audit/health-changes.ts';
import { documentNotFound, unauthorized } from '../protocol/api-error.ts';
import { mayOnDocument } from './document-access.ts';
import type { DocumentCall } from './document-context.ts';
import { publishAfterCommit } from './document-events.ts';
import { requireNotNewer } from './update-document.ts';

/**
 * Deletes a document; call it inside a write.
 * @param knownAt the `$updatedAt` that the caller has read; null skips the check for newer versions
 * @throws document_not_found, user_unauthorized, document_update_conflict
 */
export function deleteDocument(call: DocumentCall, id: string, knownAt: string | null): void {
  const table = call.context.tableOf(call.collection);
  const document = table.byId(id);
  if (!document) throw documentNotFound(id);
  if (!mayOnDocument(call.caller, call.collection, document, 'delete')) throw unauthorized();
  requireNotNewer(document, knownAt);
  table.remove(document);
  recordChange(call.context.audit, call, document, null);
  publishAfterCommit(call, 'delete', document);
}
