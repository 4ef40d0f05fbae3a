import { MARK } from './pictures.ts';

const escaped = (text: string): string => text.replaceAll(/[\\()]/g, String.raw`\$&`);

/** One page A4 with lines of text in a built-in font: no script, no attachment, no picture. */
export function writePdf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const shown = [MARK, '', ...lines, '', MARK].map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  const stream = `BT\n/F1 11 Tf\n16 TL\n60 780 Td\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const start = text.length;
  const table = offsets.map((offset) => `${offset} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text, 'latin1'));
}
