import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { isActivePdf } from './pdf-scan.ts';

const pdf = (catalog: string) => () =>
  Readable.from([
    Buffer.from(
      `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog}>>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
    ),
  ]);
const plain = pdf('');
const withScript = pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >> ');

it('a PDF is examined in a process of its own', { timeout: 30_000 }, async () => {
  expect(await isActivePdf('ann', plain)).toBe(false);
  expect(await isActivePdf('ann', withScript)).toBe(true);
});

it('a PDF that could not be examined in time is to be sent again later; it is not refused for ever', async () => {
  await expect(isActivePdf('ann', plain, 1)).rejects.toMatchObject({
    status: 503,
    type: 'general_service_unavailable',
  });
});
