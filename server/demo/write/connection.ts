import { AppwriteException, Client, Databases, ExecutionMethod, Functions, Query, Storage, Users } from 'node-appwrite';

/** Where the demonstration is made. */
export interface DemoTarget {
  /** URL of the API with /v1. */
  readonly endpoint: string;
  readonly projectId: string;
  readonly apiKey: string;
  readonly dataPath: string;
}

const clientOf = ({ endpoint, projectId }: DemoTarget): Client =>
  new Client().setEndpoint(endpoint).setProject(projectId);

/** Creates something that an interrupted start may have created already. @returns whether it was new */
export async function createOnce(creation: Promise<unknown>): Promise<boolean> {
  try {
    await creation;
    return true;
  } catch (error) {
    if (!(error instanceof AppwriteException) || error.code !== 409) throw error;
    return false;
  }
}

/** One person who is signed in: every write has the rights of this person. */
export class SignedIn {
  readonly databases: Databases;
  readonly storage: Storage;
  private readonly functions: Functions;

  constructor(
    readonly id: string,
    readonly client: Client,
  ) {
    this.databases = new Databases(client);
    this.storage = new Storage(client);
    this.functions = new Functions(client);
  }

  /** Calls a function as the app does. @throws Error for another answer than 2xx or one of `accepted` */
  async run(functionId: string, path: string, body: object, accepted: readonly number[] = []): Promise<void> {
    const { responseStatusCode: code, responseBody } = await this.functions.createExecution({
      functionId,
      xpath: path,
      method: ExecutionMethod.POST,
      body: JSON.stringify(body),
    });
    if ((code < 200 || code > 299) && !accepted.includes(code))
      throw new Error(`${functionId}${path}: ${code} ${responseBody}`);
  }
}

/** The server key, and a session of each person while the demonstration is made. */
export class DemoServer {
  readonly users: Users;
  readonly databases: Databases;
  private readonly sessions = new Map<string, Promise<SignedIn>>();
  private readonly opened: { readonly userId: string; readonly sessionId: string }[] = [];

  constructor(private readonly target: DemoTarget) {
    const client = clientOf(target).setKey(target.apiKey);
    this.users = new Users(client);
    this.databases = new Databases(client);
  }

  async isEmpty(): Promise<boolean> {
    return (await this.users.list({ queries: [Query.limit(1)] })).total === 0;
  }

  as(userId: string): Promise<SignedIn> {
    const known = this.sessions.get(userId);
    if (known) return known;
    const session = this.users.createSession({ userId }).then(({ $id, secret }) => {
      this.opened.push({ userId, sessionId: $id });
      return new SignedIn(userId, clientOf(this.target).setSession(secret));
    });
    this.sessions.set(userId, session);
    return session;
  }

  /** Ends the sessions that were opened here. People may have signed in meanwhile, and they stay signed in. */
  async signOut(): Promise<void> {
    this.sessions.clear();
    for (const session of this.opened.splice(0)) await this.users.deleteSession(session);
  }
}
