import {
  asking,
  Client,
  documents,
  freshId,
  limit,
  orderAsc,
  PASSWORD,
  type Answer,
  type Json,
} from '../contract/server/client.ts';
import { files, md5, upload } from '../contract/server/upload-file.ts';
import { ServerProcess } from '../support/server/server-process.ts';
import { mebibytes, smallDisk, type SmallDisk } from './small-disk.ts';

const SIZE_MIB = 64;
/** The free space at the start, small enough to be used up soon. */
const LEFT = mebibytes(3);
const REFUSALS = 40;
const WRITERS = 6;
const TEXT = 'x'.repeat(1_900);

export interface FullDiskReport {
  kind: SmallDisk['kind'];
  /** The number of writes with a success before, among and after the refusals. */
  stored: number;
  /** The refused answers by status. */
  refused: Record<number, number>;
  /** The result of a start on the full disk. */
  startWhenFull: 'served' | 'refused';
}

const NO_SPACE = [507, 503];

class FullDiskRun {
  readonly stored = new Set<string>();
  readonly storedFiles = new Map<string, string>();
  readonly refused: Record<number, number> = {};

  constructor(private readonly client: Client) {}

  private refusals = 0;

  /** Records the answer. @throws Error when it is neither a success nor a refusal because of missing space */
  private judge(answer: Answer, what: string): boolean {
    if (answer.status < 300) return true;
    if (!NO_SPACE.includes(answer.status) || answer.body['type'] !== 'general_server_error')
      throw new Error(`${what} on a full disk: ${answer.status} ${answer.text}`);
    this.refused[answer.status] = (this.refused[answer.status] ?? 0) + 1;
    this.refusals += 1;
    return false;
  }

  async writeUntilRefused(): Promise<void> {
    this.refusals = 0;
    const write = async (): Promise<void> => {
      while (this.refusals < REFUSALS) await (Math.random() < 0.8 ? this.createOne() : this.uploadOne());
    };
    await Promise.all(Array.from({ length: WRITERS }, write));
  }

  async createOne(): Promise<boolean> {
    const documentId = freshId('full');
    const answer = await this.client.post(documents('entries'), {
      documentId,
      data: { title: documentId, text: TEXT },
    });
    const isStored = this.judge(answer, 'create');
    if (isStored) this.stored.add(documentId);
    return isStored;
  }

  private async uploadOne(): Promise<void> {
    const id = freshId('full');
    const bytes = Buffer.alloc(150_000, id);
    const answer = await upload(this.client, 'papers', id, bytes, { name: 'a.bin' });
    if (this.judge(answer, 'upload')) this.storedFiles.set(id, md5(bytes));
  }

  /** Expects that all other kinds of writes also report missing space. */
  async tryOtherWrites(): Promise<void> {
    const id = freshId('full');
    const [known] = this.stored;
    this.judge(
      await this.client.post('/account', { userId: id, email: `${id}@example.com`, password: PASSWORD }),
      'sign-up',
    );
    const body = { data: { text: `y${TEXT}` } };
    this.judge(await this.client.patch(documents('entries', known), body), 'update');
    this.judge(await this.client.patch(documents('entries'), { queries: [], ...body }), 'bulk update');
    const begun = await this.client.post('/databases/transactions');
    if (!this.judge(begun, 'transaction')) return;
    const operations = Array.from({ length: 50 }, () => ({
      action: 'create',
      databaseId: 'main',
      collectionId: 'entries',
      documentId: freshId('never'),
      data: { title: 'never', text: TEXT },
    }));
    const path = `/databases/transactions/${String(begun.body['$id'])}`;
    if (!this.judge(await this.client.post(`${path}/operations`, { operations }), 'staging')) return;
    this.judge(await this.client.patch(path, { commit: true }), 'commit');
  }

  /** Compares the server with all answers. @throws Error that names what is lost or was stored in spite of a refusal */
  async compare(): Promise<void> {
    const list = await this.client.get(documents('entries') + asking(limit(100_000), orderAsc('$id')));
    if (list.status !== 200) throw new Error(`list: ${list.status} ${list.text}`);
    const found = new Set((list.body['documents'] as Json[]).map(({ $id }) => String($id)));
    const lost = [...this.stored].filter((id) => !found.has(id));
    const invented = [...found].filter((id) => !this.stored.has(id) && !id.startsWith('never'));
    if (lost.length + invented.length > 0)
      throw new Error(`lost: ${lost.join()}; refused and yet there: ${invented.join()}`);
    const together = [...found].filter((id) => id.startsWith('never')).length;
    if (together % 50 > 0) throw new Error(`${together} documents of transactions of 50`);
    for (const [id, sum] of this.storedFiles) {
      const { status, bytes } = await this.client.get(files('papers', id, '/download'));
      if (status !== 200 || md5(bytes) !== sum) throw new Error(`file ${id}: ${status}`);
    }
  }
}

/** Starts the server on the full disk. @returns whether it serves; a refused start must exit with an error */
async function startWhenFull(server: ServerProcess): Promise<FullDiskReport['startWhenFull']> {
  try {
    await server.run();
    return 'served';
  } catch (error) {
    if (!/ended with 1:[^]*(full|space|ENOSPC|disk)/.test(String(error))) throw error;
    return 'refused';
  }
}

/**
 * Writes until the disk is full, reads, frees space and writes again; then the same with a kill and a start between.
 * @throws Error when data is lost or invented, or a refusal does not report missing space
 */
export async function fullDisk(config: string, wanted?: SmallDisk['kind']): Promise<FullDiskReport> {
  const disk = smallDisk(SIZE_MIB, wanted);
  const server = await ServerProcess.prepare({ app: false, config, dataFolder: disk.folder });
  try {
    await server.run();
    const client = new Client(server.endpoint, 'contract', { 'x-appwrite-key': server.apiKey });
    const trial = new FullDiskRun(client);
    await trial.createOne();
    disk.fill(LEFT, server.pid);
    await trial.writeUntilRefused();
    await trial.tryOtherWrites();
    await trial.compare();
    disk.makeRoom(server.pid);
    if (!(await trial.createOne())) throw new Error('There is room again, and writing is still refused');
    disk.fill(LEFT / 4, server.pid);
    await trial.writeUntilRefused();
    disk.fill(0, server.pid);
    await server.kill();
    const outcome = await startWhenFull(server);
    if (outcome === 'served') await trial.compare();
    await server.kill();
    disk.makeRoom(server.pid);
    await server.run();
    await trial.compare();
    if (!(await trial.createOne())) throw new Error('After a start with room writing is still refused');
    return { kind: disk.kind, stored: trial.stored.size, refused: trial.refused, startWhenFull: outcome };
  } catch (error) {
    throw new Error(`On a full disk (${disk.kind}); the server printed:\n${server.printed}`, { cause: error });
  } finally {
    await server.kill();
    disk.dispose();
  }
}
