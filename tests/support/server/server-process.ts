import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../network/free-port.ts';
import type { TestServer } from './test-server.ts';
import { until } from '../until.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const READY_WITHIN_MS = 60_000;

export interface ServerProcessOptions {
  /** Path of an appwrite.json. */
  readonly config?: string;
  /** Also serve the built app? */
  readonly app?: boolean;
  /** Made for this server and removed with it unless one is given. */
  readonly dataFolder?: string;
  /** Set beside the environment of the tests. */
  readonly env?: Readonly<Record<string, string>>;
  /** Further options of server/main.ts. */
  readonly more?: readonly string[];
}

/** The real backend, with the built app unless told, as one process of its own that can die at any moment. */
export class ServerProcess implements TestServer {
  readonly projectId = 'maia';
  readonly apiKey = 'key-of-the-end-to-end-tests';
  readonly dataFolder: string;
  private process: ChildProcess | undefined;
  private output = '';

  private constructor(
    readonly port: number,
    private readonly options: ServerProcessOptions,
  ) {
    this.dataFolder = options.dataFolder ?? mkdtempSync(join(tmpdir(), 'maia-server-'));
  }

  /** A server on a free port, ready to answer. */
  static async start(options: ServerProcessOptions = {}): Promise<ServerProcess> {
    const server = await ServerProcess.prepare(options);
    await server.run();
    return server;
  }

  /** A server on a free port that does not run yet. */
  static async prepare(options: ServerProcessOptions = {}): Promise<ServerProcess> {
    return new ServerProcess(await freePort(), options);
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  get endpoint(): string {
    return `${this.origin}/v1`;
  }

  /** What it printed so far, for a failing test. */
  get printed(): string {
    return this.output;
  }

  /** The id of the process; undefined while it does not run. */
  get pid(): number | undefined {
    return this.process?.pid;
  }

  /** kill -9, as a power cut would: nothing is flushed, nothing is said. Done when the port is closed. */
  async kill(): Promise<void> {
    const process = this.process;
    if (!process) return;
    this.process = undefined;
    const gone = once(process, 'exit');
    process.kill('SIGKILL');
    await gone;
  }

  /** Starts, or starts again, on the same port and the same data. @throws with what it printed when it ends instead */
  async run(): Promise<void> {
    const process = this.spawn();
    await until('the server answers', () => this.answers(process), READY_WITHIN_MS);
  }

  /** Starts without waiting for it to be ready; `kill` ends it as soon as anybody likes. */
  spawn(): ChildProcess {
    if (this.process) throw new Error('The server runs already.');
    const { app = true, env = {}, more = [] } = this.options;
    // tests/support/before-all.ts has made one file of it for the browser tests; else the sources.
    const { E2E_SERVER_SCRIPT: built, E2E_SERVER_CONFIG: builtConfig } = globalThis.process.env;
    const main = built ? [built] : ['--import', 'tsx', 'server/main.ts'];
    const config = this.options.config ?? builtConfig ?? 'appwrite.json';
    const serve = [...main, '--config', config, ...(app ? ['--app', 'dist'] : []), ...more];
    const here = ['--data', this.dataFolder, '--port', String(this.port), '--api-key', this.apiKey];
    const process = spawn(globalThis.process.execPath, [...serve, ...here], {
      cwd: repository,
      env: { ...globalThis.process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = process;
    const keep = (chunk: Buffer) => {
      this.output = (this.output + chunk.toString()).slice(-20_000);
    };
    process.stdout?.on('data', keep);
    process.stderr?.on('data', keep);
    process.once('exit', () => {
      if (this.process === process) this.process = undefined;
    });
    return process;
  }

  private async answers(process: ChildProcess): Promise<boolean> {
    if (process.exitCode !== null) throw new Error(`The server ended with ${process.exitCode}:\n${this.output}`);
    const response = await fetch(`${this.endpoint}/health/version`).catch(() => undefined);
    return response !== undefined;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
    if (this.options.dataFolder === undefined) rmSync(this.dataFolder, { recursive: true, force: true });
  }
}
