import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import type { TestServer } from './test-server.ts';
import { until } from './until.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const READY_WITHIN_MS = 30_000;

/** The real backend with the built app, as one process of its own that can die at any moment. */
export class ServerProcess implements TestServer {
  readonly projectId = 'maia';
  readonly apiKey = 'key-of-the-end-to-end-tests';
  readonly dataFolder = mkdtempSync(join(tmpdir(), 'maia-server-'));
  private process: ChildProcess | undefined;
  private output = '';

  private constructor(readonly port: number) {}

  /** A server with an empty data folder on a free port, ready to answer. */
  static async start(): Promise<ServerProcess> {
    const server = new ServerProcess(await freePort());
    await server.run();
    return server;
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

  /** kill -9, as a power cut would: nothing is flushed, nothing is said. Done when the port is closed. */
  async kill(): Promise<void> {
    const process = this.process;
    if (!process) return;
    this.process = undefined;
    const gone = once(process, 'exit');
    process.kill('SIGKILL');
    await gone;
  }

  /** Starts again on the same port and the same data. */
  async run(): Promise<void> {
    if (this.process) throw new Error('The server runs already.');
    const serve = ['--import', 'tsx', 'server/main.ts', '--config', 'appwrite.json', '--app', 'dist'];
    const here = ['--data', this.dataFolder, '--port', String(this.port), '--api-key', this.apiKey];
    const process = spawn(globalThis.process.execPath, [...serve, ...here], {
      cwd: repository,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.process = process;
    const keep = (chunk: Buffer) => {
      this.output = (this.output + chunk.toString()).slice(-20_000);
    };
    process.stdout?.on('data', keep);
    process.stderr?.on('data', keep);
    await until('the server answers', () => this.answers(process), READY_WITHIN_MS);
  }

  private async answers(process: ChildProcess): Promise<boolean> {
    if (process.exitCode !== null) throw new Error(`The server ended with ${process.exitCode}:\n${this.output}`);
    const response = await fetch(this.origin).catch(() => undefined);
    return response?.ok === true;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill();
    rmSync(this.dataFolder, { recursive: true, force: true });
  }
}
