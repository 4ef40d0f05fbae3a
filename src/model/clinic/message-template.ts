import { integer, required, text, type Values } from '@/model/schema/field.ts';
import { issue, type Issue } from '@/model/schema/issue.ts';
import { sharedRecord } from '@/model/schema/record.ts';
import { unknownPlaceholders } from './template-placeholders.ts';

export const MAX_TEMPLATES = 40;

/** A BCP 47 tag of two or three letters. */
const languagePattern = /^[a-z]{2,3}$/;

function templateIssues({ name, text: words, language }: { name: string; text: string; language: string }): Issue[] {
  if (name.trim() === '') return [issue('name', 'required')];
  if (words.trim() === '') return [issue('text', 'required')];
  if (unknownPlaceholders(words).length > 0) return [issue('text', 'form')];
  return languagePattern.test(language) ? [] : [issue('language', 'form')];
}

/** A text of the clinic that a doctor can put into a message. Only the function `clinic` writes it. */
export const messageTemplate = sharedRecord({
  collection: 'message_templates',
  title: 'message template',
  conflict: 'server',
  collectionGrants: ['read("label:doctor")', 'read("label:admin")'],
  fields: {
    name: required(text(80)),
    /** With placeholders such as `{firstName}`. */
    text: required(text(2000)),
    /** The language of the text. */
    language: required(text(8)),
    /** The place in the list, from 0; two templates may have the same one. */
    position: integer(0, 10_000),
  },
  check: templateIssues,
});
export type MessageTemplate = Values<typeof messageTemplate.fields>;
