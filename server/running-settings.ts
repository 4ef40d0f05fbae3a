import * as v from 'valibot';
import { isPlainMail, type SmtpSettings } from './mail/smtp.ts';
import { isWeakKey } from './production-check.ts';
import { appVersion } from './store/app-version.ts';

const RunningSettings = v.object({
  version: v.string(),
  /** Version of Node, `20.19.0`. */
  node: v.string(),
  /** The address that the server listens on; null: all addresses. */
  host: v.nullable(v.string()),
  origins: v.array(v.string()),
  trustProxy: v.boolean(),
  /** Addresses or networks of proxies on other machines. */
  proxies: v.array(v.string()),
  isKeyWeak: v.boolean(),
  /** Whether doctors and admins need a second factor. */
  requireStaffMfa: v.boolean(),
  mail: v.picklist(['file', 'plain', 'tls']),
});

/** What a running server announces of its settings to commands on the same machine: no secret and no personal data. */
export type RunningSettings = Readonly<v.InferOutput<typeof RunningSettings>>;

export const mailKind = (smtp: SmtpSettings | undefined): RunningSettings['mail'] =>
  smtp === undefined ? 'file' : isPlainMail(smtp) ? 'plain' : 'tls';

export interface ServerOptions {
  readonly host?: string;
  readonly origins?: readonly string[];
  readonly trustProxy?: boolean;
  readonly proxies?: readonly string[];
  readonly smtp?: SmtpSettings;
  readonly requireStaffMfa?: boolean;
}

export function describeSettings(options: ServerOptions, apiKey: string): RunningSettings {
  return {
    version: appVersion(),
    node: process.versions.node,
    host: options.host ?? null,
    origins: [...(options.origins ?? [])],
    trustProxy: options.trustProxy ?? false,
    proxies: [...(options.proxies ?? [])],
    isKeyWeak: isWeakKey(apiKey),
    requireStaffMfa: options.requireStaffMfa ?? false,
    mail: mailKind(options.smtp),
  };
}

/** @returns undefined for a server of another version */
export function parseSettings(announced: unknown): RunningSettings | undefined {
  const { success, output } = v.safeParse(RunningSettings, announced);
  return success ? output : undefined;
}
