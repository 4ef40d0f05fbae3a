import { ID, Query } from 'node-appwrite';
import { MAX_TEMPLATES, messageTemplate } from '../../src/model/clinic/message-template.ts';
import { acceptedBy, logged, textIn, type Body, type Caller } from './call.ts';
import { Refusal } from './refusal.ts';
import type { Remote, ServerDocument } from './remote.ts';

const { collection } = messageTemplate;

const allTemplates = (remote: Remote): Promise<ServerDocument[]> =>
  // One more than allowed, because two administrators may add the last one at the same time.
  remote.list(collection, [Query.orderAsc('position'), Query.limit(2 * MAX_TEMPLATES)]);

async function templateIn({ remote }: Caller, body: Body): Promise<ServerDocument> {
  const found = await remote.find(collection, textIn(body, 'id'));
  if (!found) throw new Refusal('not-found', 'There is no such template.');
  return found;
}

/** Makes a template at the end of the list, or changes the one with the given `id`. @throws Refusal */
export async function saveTemplate(caller: Caller, body: Body): Promise<{ id: string }> {
  const { remote } = caller;
  const words = { name: textIn(body, 'name'), text: textIn(body, 'text'), language: textIn(body, 'language') };
  const fields = acceptedBy(messageTemplate, words);
  if (textIn(body, 'id') !== '') {
    const { $id: id } = await templateIn(caller, body);
    await logged(caller, { action: 'template', targetId: id }, () => remote.change(collection, id, fields));
    return { id };
  }
  const all = await allTemplates(remote);
  if (all.length >= MAX_TEMPLATES) throw new Refusal('invalid', `There are ${MAX_TEMPLATES} templates at most.`);
  const position = Math.max(-1, ...all.map((each) => Number(each['position'] ?? 0))) + 1;
  const id = ID.unique();
  await logged(caller, { action: 'template', targetId: id }, () =>
    remote.create(collection, id, { ...fields, position }),
  );
  return { id };
}

/** @throws Refusal */
export async function deleteTemplate(caller: Caller, body: Body): Promise<object> {
  const { $id: id } = await templateIn(caller, body);
  await logged(caller, { action: 'delete-template', targetId: id }, () => caller.remote.remove(collection, id));
  return {};
}

/**
 * Puts the templates into the order of `ids`. Those that it does not name, because another administrator has just added
 * them, stand behind. @throws Refusal
 */
export async function orderTemplates(caller: Caller, body: Body): Promise<object> {
  const ids: unknown = body['ids'];
  if (!Array.isArray(ids) || ids.length > 2 * MAX_TEMPLATES || !ids.every((id) => typeof id === 'string'))
    throw new Refusal('invalid', 'A list of ids is needed.');
  const all = await allTemplates(caller.remote);
  const place = ({ $id }: ServerDocument) => (ids.includes($id) ? ids.indexOf($id) : ids.length);
  const ordered = all.toSorted((a, b) => place(a) - place(b));
  await logged(caller, { action: 'order-templates' }, async () => {
    for (const [position, each] of ordered.entries())
      if (each['position'] !== position) await caller.remote.change(collection, each.$id, { position });
  });
  return {};
}
