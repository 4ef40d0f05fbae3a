/** The part of the Trusted Types API that is used; missing in the types of TypeScript. */
interface PolicyFactory {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

const APP_SCRIPTS = /^\/(service-worker|assets\/[\w.-]+)\.js$/;

/** Returns the URL of a script made by the build. @throws TypeError for any other URL */
export function assertAppScript(url: string, origin: string): string {
  const { origin: scriptOrigin, pathname } = new URL(url, origin);
  if (scriptOrigin !== origin || !APP_SCRIPTS.test(pathname)) throw new TypeError('Not a script of this app.');
  return url;
}

/**
 * The server's content security policy requires trusted types. This default policy allows the URLs of the app's own worker
 * scripts. It has no rule for markup or code, so strings from a bug or an attacker stay blocked.
 */
export function allowAppWorkers(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  // A second policy of this name throws, and a service worker that throws at its start is not installed.
  if (trustedTypes && !trustedTypes.defaultPolicy)
    trustedTypes.createPolicy('default', { createScriptURL: (url) => assertAppScript(url, location.origin) });
}
