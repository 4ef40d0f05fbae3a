/** Where the backend is. Plain values, so that a page can send them to a worker. */
export interface Connection {
  /** Ends in `/v1`. */
  readonly endpoint: string;
  readonly projectId: string;
  readonly databaseId: string;
  /** The session for the `X-Appwrite-Session` header; only where no cookie is sent. Read it for every request. */
  readonly session?: string | undefined;
}
