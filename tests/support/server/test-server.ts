/**
 * The interface of a server for browser tests: the built app and a backend on one origin, which can stop and restart.
 */
export interface TestServer extends AsyncDisposable {
  /** The origin of the app, for example http://localhost:8080 */
  readonly origin: string;
  readonly port: number;
  /** The API endpoint of the backend, for calls with the key. */
  readonly endpoint: string;
  readonly apiKey: string;
  readonly projectId: string;
  /** Stops the server without a shutdown: clients only see closed connections. */
  kill(): Promise<void>;
  /** Starts it again on the same port with the same data. */
  run(): Promise<void>;
}
