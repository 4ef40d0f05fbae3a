/** What of Trusted Types is used; TypeScript's DOM does not know them. */
interface PolicyFactory {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

const OWN_WORKERS = /^\/(service-worker|assets\/[\w.-]+)\.js$/;

/** Is it one of the scripts that the build has made? @throws TypeError when it is not */
export function ownScript(url: string, origin: string): string {
  const { origin: from, pathname } = new URL(url, origin);
  if (from !== origin || !OWN_WORKERS.test(pathname)) throw new TypeError('Not a script of this app.');
  return url;
}

/**
 * The policy of the server takes no text for code. Workers have addresses and need leave: this gives it to our own.
 * There is no rule for markup or for code, so any that a fault or an attacker makes of text stays refused.
 */
export function allowOwnWorkers(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  // A second policy of this name is an error, and a service worker with an error at its start is none.
  if (trustedTypes && !trustedTypes.defaultPolicy)
    trustedTypes.createPolicy('default', { createScriptURL: (url) => ownScript(url, location.origin) });
}
