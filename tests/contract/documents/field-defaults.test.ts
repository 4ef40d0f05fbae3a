import { describe, expect, test } from 'vitest';
import type { Json } from '../server/client.ts';
import { ownMaia } from '../server/own-server.ts';
import { done, isElsewhere } from '../server/server-under-test.ts';

const server = ownMaia();

describe.skipIf(isElsewhere)('a document whose client leaves a field out has the default of the specification', () => {
  test.each<[string, Json, Json]>([
    ['appointments', { date: '2026-12-01', time: '09:30' }, { appointmentType: 'General', isCompleted: false }],
    ['medical_documents', { fileId: 'scan', fileName: 'scan' }, { documentType: 'application/octet-stream' }],
    ['medication_reminders', { medicationName: 'Iron', dosage: '1', frequency: 'Once a day' }, { isActive: true }],
  ])('%s', async (collection, values, expected) => {
    const amina = await server.member('amina');
    const data = { userId: amina.id, ...values };
    const path = `/databases/maia/collections/${collection}/documents`;
    const created = done(await amina.post(path, { documentId: 'unique()', data }), 201);
    const held = done(await amina.get(`${path}/${String(created['$id'])}`));
    expect(held).toMatchObject(expected);
  });
});
