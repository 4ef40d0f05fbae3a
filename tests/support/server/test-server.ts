/** What the browser tests need of a server: the built app and a backend at one origin, which can die and come back. */
export interface TestServer extends AsyncDisposable {
  /** Where the app is, for example http://localhost:8080 */
  readonly origin: string;
  readonly port: number;
  /** The address of the backend's API for calls by key. */
  readonly endpoint: string;
  readonly apiKey: string;
  readonly projectId: string;
  /** From now on nobody answers, and nobody says so. */
  kill(): Promise<void>;
  /** Comes back on the same port with the same data. */
  run(): Promise<void>;
}
