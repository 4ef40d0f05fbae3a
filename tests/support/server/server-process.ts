import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyFolder } from '../copy-folder.ts';
import { freePort } from '../network/free-port.ts';
import type { TestServer } from './test-server.ts';
import { until } from '../until.ts';

const repository = join(import.meta.dirname, '../../..');
const READY_WITHIN_MS = 60_000;

export interface ServerProcessOptions {
  /** The path of an appwrite.json. */
  readonly config?: string;
  /** Whether it also serves the built app. */
  readonly app?: boolean;
  /** The data folder. Without it a new folder is made and removed with the server. */
  readonly dataFolder?: string;
  /** Environment variables in addition to those of the tests. */
  readonly env?: Readonly<Record<string, string>>;
  /** More options of server/main.ts. */
  readonly more?: readonly string[];
}

/** The real backend as a separate process that a test can kill at any moment. Serves the built app by default. */
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

  /** Starts a server on a free port and waits until it answers. */
  static async start(options: ServerProcessOptions = {}): Promise<ServerProcess> {
    const server = await ServerProcess.prepare(options);
    await server.run();
    return server;
  }

  /** Prepares a server on a free port without starting it. */
  static async prepare(options: ServerProcessOptions = {}): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort(), options);
    // The browser tests have a data folder of a first start: see tests/support/server/prepared-data.ts.
    const { E2E_SERVER_DATA: data } = globalThis.process.env;
    if (data && Object.keys(options).length === 0) copyFolder(data, server.dataFolder);
    return server;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  get endpoint(): string {
    return `${this.origin}/v1`;
  }

  /** The output so far, for the message of a failing test. */
  get printed(): string {
    return this.output;
  }

  /** The process id; undefined while the server does not run. */
  get pid(): number | undefined {
    return this.process?.pid;
  }

  /** Kills the server with kill -9, like a power cut: nothing is flushed. Returns when the process has exited. */
  async kill(): Promise<void> {
    const process = this.process;
    if (!process) return;
    this.process = undefined;
    const gone = once(process, 'exit');
    process.kill('SIGKILL');
    await gone;
  }

  /** Stops the server as its operator does: it ends running requests and closes its database. */
  async stop(): Promise<void> {
    const process = this.process;
    if (!process) return;
    const gone = once(process, 'exit');
    process.kill('SIGTERM');
    await gone;
  }

  /** Starts the server, also again, on the same port and data. @throws Error with its output when it exits instead */
  async run(): Promise<void> {
    const process = this.spawn();
    await until('the server answers', () => this.answers(process), READY_WITHIN_MS);
  }

  /** Starts without waiting until it is ready; `kill` may be called at any time after. */
  spawn(): ChildProcess {
    if (this.process) throw new Error('The server runs already.');
    const { app = true, env = {}, more = [] } = this.options;
    // For the browser tests tests/support/build/before-all.ts bundles the server; other tests run the sources.
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
