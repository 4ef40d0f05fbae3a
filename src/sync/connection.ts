/** Where the backend is. Plain values, so that a page can hand them to a worker. */
export interface Connection {
  /** Ends in `/v1`. */
  readonly endpoint: string;
  readonly projectId: string;
  readonly databaseId: string;
  /** Only where no cookie travels: the session as `X-Appwrite-Session` carries it. */
  readonly session?: string;
}
