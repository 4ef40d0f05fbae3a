import { ApiError, documentNotFound, invalidArgument, unauthorized } from '../protocol/api-error.ts';
import type { StoredDocument } from '../store/tables/document-table.ts';
import { mayOnDocument } from './document-access.ts';
import type { DocumentCall } from './document-context.ts';
import { checkStep } from './record-rules.ts';
import { storeChange } from './update-document.ts';

export interface Step {
  attribute: string;
  /** Positive to increment, negative to decrement. */
  by: number;
  /** Limits of the request. The attribute's limits apply to users only, see checkStep. */
  min?: number;
  max?: number;
}

/** @throws attribute_not_found, attribute_type_invalid */
export function requireNumber({ collection }: DocumentCall, key: string): void {
  const attribute = collection.attributes.get(key);
  if (!attribute) {
    throw new ApiError(404, 'attribute_not_found', `Attribute with the requested key '${key}' could not be found.`);
  }
  if (attribute.array || (attribute.type !== 'integer' && attribute.type !== 'double')) {
    throw new ApiError(400, 'attribute_type_invalid', `databases "${key}" is not a number`);
  }
}

/**
 * Adds to a number, null counts as 0; call it inside a write.
 * @throws attribute_not_found, attribute_type_invalid, document_not_found, user_unauthorized, attribute_limit_exceeded,
 * document_invalid_structure
 */
export function incrementDocument(call: DocumentCall, id: string, step: Step): StoredDocument {
  const { context, collection, caller } = call;
  const { attribute: key, by, min, max } = step;
  requireNumber(call, key);
  const before = context.tableOf(collection).byId(id);
  if (!before) throw documentNotFound(id);
  if (!mayOnDocument(caller, collection, before, 'update')) throw unauthorized();
  const value = Number(before.data[key] ?? 0) + by;
  if (collection.attributes.get(key)?.type === 'integer' && !Number.isSafeInteger(value)) {
    throw invalidArgument('Value must be a whole number, and so must the sum');
  }
  if (by > 0 && max !== undefined && value > max) {
    throw new ApiError(400, 'attribute_limit_exceeded', `databases "${key}" has reached the maximum value of ${max}`);
  }
  if (by < 0 && min !== undefined && value < min) {
    throw new ApiError(400, 'attribute_limit_exceeded', `databases "${key}" has reached the minimum value of ${min}`);
  }
  const data = { ...before.data, [key]: value };
  checkStep(call, data, key);
  const after: StoredDocument = {
    ...before,
    data,
    updatedAt: context.clock.stampAfter(before.updatedAt),
  };
  storeChange(call, before, after, [key], 'update');
  return after;
}
