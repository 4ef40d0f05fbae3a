import buildApp from './build-app.ts';
import { buildServer } from './build-server.ts';
import { makeInstalledProfile, removeInstalledProfile } from '../browser/installed-profile.ts';

/** Once before all browser tests: the app, the server and a browser profile with the app are made for all of them. */
export default async function prepare(): Promise<() => void> {
  await buildApp();
  const { script, config } = await buildServer();
  process.env['E2E_SERVER_SCRIPT'] = script;
  process.env['E2E_SERVER_CONFIG'] = config;
  const profile = await makeInstalledProfile();
  process.env['E2E_INSTALLED_PROFILE'] = profile;
  return () => removeInstalledProfile(profile);
}
