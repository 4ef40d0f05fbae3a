import { calendarDate, choice, encrypted, id, integer, required, text, type Values } from '@/model/schema/field.ts';
import { ownedRecord } from '@/model/schema/record.ts';

export const DEFAULT_DOCUMENT_TYPE = 'application/octet-stream';

/** The user's category of a document. `documentType` of the spec is the file's MIME type. */
export const documentCategories = ['scan', 'lab', 'discharge', 'prescription', 'insurance', 'other'] as const;
export type DocumentCategory = (typeof documentCategories)[number];

/** The record of a file in the bucket of medical files. */
export const medicalDocument = ownedRecord({
  collection: 'medical_documents',
  title: 'medical document',
  conflict: 'append-only',
  fields: {
    userId: required(id()),
    fileId: required(id()),
    fileName: required(encrypted(text(255))),
    documentType: text(128, DEFAULT_DOCUMENT_TYPE),
    description: encrypted(text(2000)),
    category: choice(documentCategories),
    documentDate: calendarDate(),
    /** Bytes. */
    fileSize: integer(0, 100_000_000),
  },
  indexes: [{ type: 'key', on: ['fileId'] }],
});
export type MedicalDocument = Values<typeof medicalDocument.fields>;
