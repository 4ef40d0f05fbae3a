import { expect, it } from 'vitest';
import { emergencyNumbers } from '../../src/clinical/care/emergency-number.ts';
import { languageTags } from '../../src/i18n/languages/languages.ts';
import { emergency } from '../../src/i18n/messages/en/emergency.ts';
import { firstPaintMessages, remainingMessages } from '../../src/i18n/catalogue/message-files.ts';
import { emergencyHtml, emergencyTemplateId } from './emergency-template.ts';

const html = emergencyHtml();
const inTemplate = (id: string) => new RegExp(`<template id="${id}">(.*?)</template>`, 's').exec(html)?.[1] ?? '';
const signIds = Object.keys(emergency).filter((id) => /^emergency\.(sign|urgent)\./.test(id));

it.each(languageTags)('holds every danger sign in %s, and says that a translation is not reviewed', async (tag) => {
  const words = { ...(await firstPaintMessages(tag)), ...(await remainingMessages(tag)) } as Record<string, string>;
  expect(signIds.length).toBeGreaterThan(20);
  const inside = inTemplate(emergencyTemplateId(tag));
  for (const id of signIds) expect(inside).toContain(words[id] ?? 'missing');
  if (tag !== 'en') expect(inside).toContain(words['language.unreviewed']);
});

it('holds the number of every country', () => {
  for (const { number } of emergencyNumbers) expect(inTemplate('built-in-numbers')).toContain(`tel:${number}`);
});

it.each(languageTags)('is the same in %s with no script at all, and fills in every number', (tag) => {
  expect(html).not.toMatch(/[{}]/);
  const unscripted = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, inside]) => inside).join('');
  expect(unscripted).toContain(inTemplate(emergencyTemplateId(tag)));
  expect(unscripted).toContain(inTemplate('built-in-numbers'));
});

it('stays small: what the page sends is compressed to less than one picture', async () => {
  const { gzipSync } = await import('node:zlib');
  expect(gzipSync(html).length).toBeLessThan(12_000);
});
