import type { Client, Json } from '../server/client.ts';
import { documents, freshId, ownedBy, PASSWORD } from '../server/client.ts';
import { done, type serverUnderTest } from '../server/server-under-test.ts';
import { files, picture, upload } from '../server/upload-file.ts';

/** One call that succeeds as it stands. */
export interface ValidCall {
  readonly client: Client;
  readonly path: string;
  readonly body?: Json | FormData;
}

export type MakeCall = (world: SurplusWorld) => Promise<ValidCall> | ValidCall;

/** A member, the server key, and what calls need to find: each method makes something new. */
export class SurplusWorld {
  ann!: Client;
  key!: Client;

  constructor(readonly server: ReturnType<typeof serverUnderTest>) {}

  async open(): Promise<void> {
    this.ann = await this.server.member('ann');
    this.key = this.server.key();
  }

  byAnn(path: string, body?: Json | FormData): ValidCall {
    return { client: this.ann, path, body };
  }

  byKey(path: string, body?: Json | FormData): ValidCall {
    return { client: this.key, path, body };
  }

  byGuest(path: string, body?: Json): ValidCall {
    return { client: this.server.guest(), path, body };
  }

  /** A call by a member of its own, for calls that end the session or change the account. */
  async byNewMember(path: string, body?: Json): Promise<ValidCall> {
    return { client: await this.server.member(), path, body };
  }

  /** The id of an account that a key made. */
  async user(): Promise<string> {
    const userId = freshId('user');
    done(await this.key.post('/users', { userId, email: `${userId}@example.com`, password: PASSWORD }), 201);
    return userId;
  }

  async document(): Promise<string> {
    const documentId = freshId('doc');
    const data = { title: 'old', count: 1 };
    done(await this.ann.post(documents('entries'), { documentId, data, permissions: ownedBy(this.ann) }), 201);
    return documentId;
  }

  async transaction(): Promise<string> {
    return String(done(await this.ann.post('/databases/transactions'), 201)['$id']);
  }

  async file(): Promise<string> {
    const fileId = freshId('file');
    const options = { name: 'dot.png', permissions: ownedBy(this.ann) };
    done(await upload(this.ann, 'papers', fileId, await picture(4, 4), options), 201);
    return fileId;
  }

  async uploadForm(): Promise<FormData> {
    const form = new FormData();
    form.append('fileId', freshId('file'));
    form.append('file', new File([Buffer.from(await picture(4, 4))], 'dot.png'));
    return form;
  }

  fileCall(id: string, rest = ''): ValidCall {
    return this.byAnn(files('papers', id, rest));
  }

  async collection(): Promise<string> {
    const collectionId = freshId('coll');
    done(await this.key.post('/databases/main/collections', { collectionId, name: collectionId }), 201);
    return collectionId;
  }

  async projectKey(): Promise<string> {
    const keyId = freshId('key');
    done(await this.key.post('/project/keys', { keyId, name: keyId, scopes: ['users.read'] }), 201);
    return keyId;
  }

  async pushTarget(): Promise<string> {
    const targetId = freshId('push');
    done(await this.ann.post('/account/targets/push', { targetId, identifier: freshId('device') }), 201);
    return targetId;
  }

  async userTarget(): Promise<{ userId: string; targetId: string }> {
    const [userId, targetId] = [await this.user(), freshId('target')];
    const identifier = `${targetId}@example.com`;
    done(await this.key.post(`/users/${userId}/targets`, { targetId, providerType: 'email', identifier }), 201);
    return { userId, targetId };
  }

  async userSession(): Promise<{ userId: string; sessionId: string }> {
    const userId = await this.user();
    const { $id } = done(await this.key.post(`/users/${userId}/sessions`), 201);
    return { userId, sessionId: String($id) };
  }
}
