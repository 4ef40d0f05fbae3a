import { liveQuery } from 'dexie';
import { from, type Observable } from 'rxjs';
import type { FileTables } from './file-tables.ts';

/** What an answer of the server has shown: ids of files that it has, and of files that it lacks and this device too. */
export interface FileFindings {
  readonly found?: readonly string[];
  readonly missing?: readonly string[];
}

/** The files of records that neither the server nor this device had when they were last looked for. */
export class MissingFiles {
  readonly #tables: Pick<FileTables, 'missing'>;

  constructor(tables: Pick<FileTables, 'missing'>) {
    this.#tables = tables;
  }

  /** Their ids, now and after every change by any tab or worker. */
  get ids$(): Observable<ReadonlySet<string>> {
    return from(liveQuery(async () => new Set(await this.#tables.missing.toCollection().primaryKeys())));
  }

  async note({ found = [], missing = [] }: FileFindings): Promise<void> {
    if (found.length > 0) await this.#tables.missing.bulkDelete([...found]);
    if (missing.length > 0) await this.#tables.missing.bulkPut(missing.map((id) => ({ id })));
  }
}
