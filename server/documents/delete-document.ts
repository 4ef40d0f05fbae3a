import { documentNotFound, unauthorized } from '../api-error.ts';
import { mayOnDocument } from './access.ts';
import type { DocumentCall } from './document-context.ts';
import { publishAfterCommit } from './document-events.ts';
import { requireNotNewer } from './update-document.ts';

/**
 * Removes a document for good; call it inside a write.
 * @param knownAt the caller's `$updatedAt`; null when there is no guard
 * @throws document_not_found, user_unauthorized, document_update_conflict
 */
export function deleteDocument(call: DocumentCall, id: string, knownAt: string | null): void {
  const table = call.context.tableOf(call.collection);
  const document = table.byId(id);
  if (!document) throw documentNotFound(id);
  if (!mayOnDocument(call.caller, call.collection, document, 'delete')) throw unauthorized();
  requireNotNewer(document, knownAt);
  table.remove(document);
  publishAfterCommit(call, 'delete', document);
}
