import { choice, id, instant, required, text, type Values } from '@/model/schema/field.ts';
import { sharedRecord } from '@/model/schema/record.ts';
import { articleLanguages } from './blog-post.ts';

/** Why an article could not be published at its time; the names are those of `PostError`. */
export const publishFaults = ['required', 'slugForm', 'slugTaken', 'field'] as const;
export type PublishFault = (typeof publishFaults)[number];

/** An article that is not published. Administrators alone can read it; publishing makes an article and deletes it. */
export const blogDraft = sharedRecord({
  collection: 'blog_drafts',
  title: 'blog draft',
  conflict: 'server',
  collectionGrants: ['read', 'create', 'update', 'delete'].map((action) => `${action}("label:admin")`),
  fields: {
    title: text(200),
    language: choice(articleLanguages),
    /** The administrator who wrote it last. */
    writtenBy: required(id()),
    /** The fields of the editor as JSON. A draft may be incomplete, so it has no rules of its own. */
    body: required(text(400_000)),
    /** When the function `clinic` publishes it; null for a draft that waits for an administrator. */
    publishAt: instant(),
    /** Why it was not published at its time; null when it was not tried. */
    publishFault: choice(publishFaults),
  },
  indexes: [{ type: 'key', on: ['publishAt'] }],
});
export type BlogDraft = Values<typeof blogDraft.fields>;
