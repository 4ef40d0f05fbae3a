import { medicalDocument } from '@/model/records/medical-document.ts';
import { ownerGrants } from '@/model/schema/permission.ts';
import type { Intentions } from '../intentions.ts';
import type { Violation } from '../invariants.ts';
import type { Phone } from '../phone.ts';
import type { WorldServer } from '../servers/world-server.ts';
import { isComplete, textOf, type FileServer } from './file-server.ts';
import { contentOf } from './phone-files.ts';

interface World {
  readonly server: WorldServer;
  readonly files: FileServer;
  readonly phones: readonly Phone[];
  readonly intentions: Intentions;
}

/** Each record on the server has its file, with what she chose, and readable by her. */
function* ofRecords({ server, files, phones }: World): Generator<Violation> {
  for (const { $id, fileId, userId } of server.documents(medicalDocument.collection)) {
    const file = files.file(String(fileId));
    if (!file || !isComplete(file)) {
      // A server that was set back has lost it; the copies may be gone with a full disk.
      const canBeSent = phones.some((phone) => phone.files.copies.has(String(fileId)));
      if (!files.wasSetBack || canBeSent)
        yield { invariant: 'a record has its file', detail: `${$id} names ${String(fileId)}` };
      continue;
    }
    if (textOf(file) !== contentOf($id.replace(/-2$/, '')))
      yield { invariant: 'a file is what she chose', detail: `${file.id} of ${$id}` };
    const grants = ownerGrants(medicalDocument.creatorMay, String(userId));
    if (file.grants.toSorted().join() !== grants.toSorted().join())
      yield { invariant: 'a file is read with its record', detail: `${file.id}: ${file.grants.join()}` };
  }
}

/** No file is there twice, and none without a record. */
function* ofStorage({ server, files, intentions }: World): Generator<Violation> {
  const records = server.documents(medicalDocument.collection);
  const named = new Map(records.map(({ $id, fileId }) => [String(fileId), $id]));
  const seen = new Set<string>();
  for (const file of files.files) {
    if (isComplete(file) && seen.has(textOf(file)))
      yield { invariant: 'a file is sent once', detail: `the content of ${file.id} is there twice` };
    if (isComplete(file)) seen.add(textOf(file));
    if (!named.has(file.id) && !isLeftToSweep(file.id))
      yield { invariant: 'a withdrawn file does not stay', detail: file.id };
  }
  for (const [id, times] of files.completions)
    if (times > 1) yield { invariant: 'a file is sent once', detail: `${id} became complete ${times} times` };

  /** What only the server's scheduled sweep can find: her phone does not know of it any more. */
  function isLeftToSweep(id: string): boolean {
    const removal = intentions.removed.get(id.replace(/^f-/, ''));
    return files.leftToSweep.has(id) || files.wasSetBack || removal?.isCertain === false;
  }
}

/** The documents on the server and their files. */
export function* ofFiles(world: World): Generator<Violation> {
  yield* ofRecords(world);
  yield* ofStorage(world);
}
