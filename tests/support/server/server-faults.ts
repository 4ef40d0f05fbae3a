import { exec } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { startTestServer } from './start-test-server.ts';
import type { TestServer } from './test-server.ts';

const run = promisify(exec);

/** A fault of one part of the server, and how it is repaired. */
export interface ServerFault {
  readonly name: string;
  breaks(): Promise<void>;
  heals(): Promise<void>;
}

interface Commands {
  readonly name: string;
  /** Shell commands that cause the fault. */
  readonly breaks: string;
  /** Shell commands that repair it; undefined when the server recovers without help. */
  readonly heals?: string;
}

const fromCommands = ({ name, breaks, heals }: Commands): ServerFault => ({
  name,
  breaks: async () => void (await run(breaks)),
  heals: async () => void (heals && (await run(heals))),
});

const powerCut = (server: TestServer): ServerFault => ({
  name: 'a killed server',
  breaks: () => server.kill(),
  heals: () => server.run(),
});

/**
 * A server and its faults. The embedded server is killed twice. For another server the file E2E_FAULTS lists the
 * commands that break and repair its parts, as docs/appwrite.md shows; without that file the network fails.
 */
export async function serverWithFaults(): Promise<{ server: TestServer; faults: ServerFault[] }> {
  const server = await startTestServer();
  const { E2E_FAULTS } = process.env;
  const faults = E2E_FAULTS
    ? (JSON.parse(readFileSync(E2E_FAULTS, 'utf8')) as Commands[]).map(fromCommands)
    : [powerCut(server), powerCut(server)];
  return { server, faults };
}
