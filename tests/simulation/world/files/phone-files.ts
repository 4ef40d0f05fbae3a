import { currentFileStore } from '@/db/files/current-file-store.ts';
import { addDocument, removeDocument, type StoredDocument } from '@/db/records/documents.ts';
import { withIds } from '../new-id.ts';
import type { PhoneWrites, WritingPhone } from '../phone-writes.ts';
import { inStore } from '../open-store.ts';

/** The content of a document: a picture of one to three chunks, different for each document. */
export const contentOf = (id: string): string => `\x89PNG\r\n\x1a\n${`${id} `.repeat(4 + (Number(id.slice(1)) % 14))}`;

/** The ids of a document and its file, also those of a second attempt after the disk was full. */
export const idsOf = (id: string) => ({ ids: [id, `f-${id}`, `${id}-2`, `f-${id}-2`], records: [id, `${id}-2`] });

/** The documents that a person stores on one phone, by the writers of the app. */
export class PhoneFiles {
  /** The files that this phone could send again, when it was last asked. */
  readonly copies = new Set<string>();

  constructor(
    private readonly phone: WritingPhone,
    private readonly writes: PhoneWrites,
  ) {}

  async add(id: string): Promise<void> {
    if (!(await this.writes.collection('documents'))) return;
    const { user, intentions } = this.phone;
    const { ids, records } = idsOf(id);
    const common = { user, collection: 'medical_documents', isCertain: false, isPoison: false };
    const intended = records.map((each) =>
      intentions.add({ ...common, id: each, values: { description: `document ${id}` } }),
    );
    const bytes = Uint8Array.from(contentOf(id), (letter) => letter.charCodeAt(0));
    const file = new File([bytes], 'scan.png', { type: 'image/png' });
    const words = { description: `document ${id}`, category: 'scan', documentDate: null } as const;
    const stored = await this.writes.write(() =>
      withIds(ids, () => addDocument({ file, name: 'scan.png', thumbnail: null, ...words })),
    );
    for (const each of intended) if (each.id === stored.id) each.isCertain = true;
  }

  async remove(id: string): Promise<void> {
    const row = await (await this.writes.collection('documents'))?.findOne(id).exec();
    if (!row) return;
    const { fileId } = row.toJSON() as unknown as StoredDocument;
    await this.writes.removeBy(id, () => removeDocument({ id, fileId }));
  }

  /** Notes which files this phone could send again. */
  async noteCopies(fileIds: readonly string[]): Promise<void> {
    this.copies.clear();
    const store = this.phone.names.includes('documents') ? this.phone.openStore() : undefined;
    if (!store) return;
    const files = await inStore(store, currentFileStore);
    for (const id of fileIds) if (await files.completeCopy(id)) this.copies.add(id);
  }
}
