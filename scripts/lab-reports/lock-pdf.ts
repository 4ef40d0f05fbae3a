import { PDFDocument, PDFHexString, PDFName, PDFNumber } from 'pdf-lib';

/** Writes a PDF that is locked with an unknown password. */
export async function lockedPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  const anything = (length: number) => PDFHexString.of('5a'.repeat(length));
  const { context } = pdf;
  context.trailerInfo.ID = context.obj([anything(16), anything(16)]);
  context.trailerInfo.Encrypt = context.register(
    context.obj({
      Filter: PDFName.of('Standard'),
      V: PDFNumber.of(1),
      R: PDFNumber.of(2),
      O: anything(32),
      U: anything(32),
      P: PDFNumber.of(-4),
    }),
  );
  return pdf.save({ useObjectStreams: false });
}
