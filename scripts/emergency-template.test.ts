import { expect, it } from 'vitest';
import { emergencyNumbers } from '../src/clinical/emergency-number.ts';
import { emergency } from '../src/i18n/messages/en/emergency.ts';
import { emergencyHtml } from './emergency-template.ts';

const html = emergencyHtml();

it('holds every danger sign and the number of every country', () => {
  const signs = Object.entries(emergency).filter(([id]) => /^emergency\.(sign|urgent)\./.test(id));
  expect(signs.length).toBeGreaterThan(20);
  for (const [, text] of signs) expect(html).toContain(text);
  for (const { number } of emergencyNumbers) expect(html).toContain(`tel:${number}`);
});

it('is the same with no script at all, and fills in every number', () => {
  expect(html).not.toMatch(/[{}]/);
  const [, template = '', noscript = ''] =
    /<template[^>]*>(.*)<\/template><noscript>(.*)<\/noscript>/s.exec(html) ?? [];
  expect(noscript).toContain(template);
});
