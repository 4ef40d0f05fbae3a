import { id, required, text, type Values } from './field.ts';
import { ownedRecord } from './record.ts';

export const DEFAULT_DOCUMENT_TYPE = 'application/octet-stream';

/** The record of a file in the bucket of medical files. */
export const medicalDocument = ownedRecord({
  collection: 'medical_documents',
  title: 'medical document',
  conflict: 'append-only',
  fields: {
    userId: required(id()),
    fileId: required(id()),
    fileName: required(text(255)),
    documentType: text(128),
    description: text(2000),
  },
});
export type MedicalDocument = Values<typeof medicalDocument.fields>;
