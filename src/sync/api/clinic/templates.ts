import { Query } from 'appwrite';
import { MAX_TEMPLATES, messageTemplate, type MessageTemplate } from '@/model/clinic/message-template.ts';
import { listOnline } from '@/sync/api/documents/list-online.ts';
import { callFunction } from '@/sync/transport/backend-call.ts';

export type ListedTemplate = MessageTemplate & { readonly id: string };
export type TemplateWords = Pick<MessageTemplate, 'name' | 'text' | 'language'>;

// All calls throw BackendRefusal when the server refuses, and TypeError when it cannot be reached.

/** The templates in the clinic's order. Doctors and administrators read them. */
export const listTemplates = async (): Promise<ListedTemplate[]> =>
  (await listOnline(messageTemplate.collection, [
    Query.orderAsc('position'),
    // Two administrators can add the last one at the same time.
    Query.limit(2 * MAX_TEMPLATES),
  ])) as unknown as ListedTemplate[];

/** @param id '' for a new template, which stands at the end */
export const saveTemplate = (id: string, words: TemplateWords): Promise<{ id: string }> =>
  callFunction('clinic', '/template', { ...words, id });

export const deleteTemplate = (id: string): Promise<object> => callFunction('clinic', '/delete-template', { id });

export const orderTemplates = (ids: readonly string[]): Promise<object> =>
  callFunction('clinic', '/order-templates', { ids });
