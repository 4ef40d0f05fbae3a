import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the service received. */
export interface Asked {
  readonly model: string;
  readonly call: string;
  readonly key: string;
  readonly body: {
    readonly contents: { role: string; parts: { text?: string; inlineData?: { mimeType: string } }[] }[];
    readonly systemInstruction: { parts: { text: string }[] };
    readonly safetySettings: { category: string; threshold: string }[];
    readonly generationConfig: Record<string, unknown>;
  };
}

/** How the service answers the next request. The last script is repeated for every later request. */
export type Script =
  | { readonly kind: 'text'; readonly parts: readonly string[]; readonly finishReason?: string }
  | { readonly kind: 'blocked'; readonly reason: string }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'raw'; readonly body: string }
  /** Starts the answer and waits for `release` before it continues. */
  | { readonly kind: 'slow'; readonly parts: readonly string[] };

const chunk = (text: string, finishReason?: string) => ({
  candidates: [{ content: { role: 'model', parts: [{ text }] }, index: 0, ...(finishReason ? { finishReason } : {}) }],
});

/** A local service with the protocol of Google's generative AI, whose answers a test scripts. */
export class AiService {
  readonly asked: Asked[] = [];
  /** The scripts by model; `*` for all other models. */
  readonly scripts = new Map<string, Script[]>();
  /** The number of answers that a client stopped reading. */
  abandoned = 0;
  private server!: Server;
  private releases: (() => void)[] = [];

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async start(): Promise<this> {
    this.server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((ready) => this.server.listen(0, '127.0.0.1', ready));
    return this;
  }

  stop(): void {
    this.release();
    this.server.closeAllConnections();
    this.server.close();
  }

  /** Sets the next answers, for every model. */
  say(...scripts: Script[]): void {
    this.scripts.set('*', scripts);
  }

  /** Lets the slow answers end. */
  release(): void {
    for (const go of this.releases.splice(0)) go();
  }

  private next(model: string): Script {
    const line = this.scripts.get(model) ?? this.scripts.get('*') ?? [];
    const script = line.length > 1 ? line.shift() : line[0];
    return script ?? { kind: 'status', status: 404 };
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body: Buffer[] = [];
    for await (const part of request) body.push(part as Buffer);
    const [, model = '', call = ''] = /\/models\/([^:]+):(\w+)/.exec(request.url ?? '') ?? [];
    const key = String(request.headers['x-goog-api-key'] ?? '');
    this.asked.push({ model, call, key, body: JSON.parse(Buffer.concat(body).toString()) as Asked['body'] });
    response.on('close', () => {
      if (!response.writableFinished) this.abandoned++;
    });
    await this.play(this.next(model), call === 'streamGenerateContent', response);
  }

  private async play(script: Script, isStream: boolean, response: ServerResponse): Promise<void> {
    const json = (status: number, value: unknown) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    const event = (value: unknown) => void response.write(`data: ${JSON.stringify(value)}\r\n\r\n`);
    if (script.kind === 'status')
      return json(script.status, { error: { code: script.status, message: 'scripted project 1234', status: 'X' } });
    if (isStream) response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (script.kind === 'raw') return void response.end(script.body);
    if (script.kind === 'blocked') {
      const blocked = { promptFeedback: { blockReason: script.reason } };
      if (!isStream) return json(200, blocked);
      event(blocked);
      return void response.end();
    }
    const last = script.kind === 'text' ? (script.finishReason ?? 'STOP') : 'STOP';
    if (!isStream) return json(200, chunk(script.parts.join(''), last));
    for (const [index, part] of script.parts.entries()) {
      if (script.kind === 'slow' && index > 0) await new Promise<void>((go) => this.releases.push(go));
      event(chunk(part, index === script.parts.length - 1 ? last : undefined));
    }
    response.end();
  }
}
