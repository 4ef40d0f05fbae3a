import buildApp from './build-app.ts';
import { buildServer } from './build-server.ts';
import { makeInstalledProfile, removeInstalledProfile } from '../browser/installed-profile.ts';
import { makeServerData, removeServerData } from '../server/prepared-data.ts';

/**
 * Runs once before all browser tests: builds the app and the server, and makes the data folder of a server and a browser
 * profile with the app installed.
 */
export default async function prepare(): Promise<() => void> {
  await buildApp();
  const { script, config } = await buildServer();
  process.env['E2E_SERVER_SCRIPT'] = script;
  process.env['E2E_SERVER_CONFIG'] = config;
  const data = await makeServerData();
  process.env['E2E_SERVER_DATA'] = data;
  const profile = await makeInstalledProfile();
  process.env['E2E_INSTALLED_PROFILE'] = profile;
  return () => {
    removeInstalledProfile(profile);
    removeServerData(data);
  };
}
