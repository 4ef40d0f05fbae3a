import { medicalDocument } from '@/model/records/medical-document.ts';
import type { Remote } from '@/sync/transport/remote.ts';
import type { Violation } from '../invariants.ts';
import { isComplete, type FileServer } from './file-server.ts';

/** The calls of one process, with a look at each new record: its file must be on the server before. */
export function fileBeforeRecord(remote: Remote, files: FileServer, violated: (violation: Violation) => void): Remote {
  return {
    ...remote,
    commit(operations) {
      for (const operation of operations) {
        if (operation.action !== 'create' || operation.collection !== medicalDocument.collection) continue;
        const file = files.file(String(operation.data.fileId));
        // A server that was set back may lose the file just before its record is sent.
        if (!files.wasSetBack && !(file && isComplete(file)))
          violated({ invariant: 'a record goes after its file', detail: operation.id });
      }
      return remote.commit(operations);
    },
  };
}
