import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { INSTALLED_ORIGIN, Phone } from './phone.ts';
import { ServerProcess } from '../server/server-process.ts';

/** Makes a browser profile in which the app is installed and no user is signed in. @returns its folder */
export async function makeInstalledProfile(): Promise<string> {
  await using server = await ServerProcess.start();
  await using phone = await Phone.unpack(server.origin, {}, INSTALLED_ORIGIN);
  const page = await phone.open('/');
  await phone.untilInstalled();
  const cdp = await phone.context.newCDPSession(page);
  await page.goto('about:blank');
  // Delete the stored data, because each copy is a separate phone: the copies share only the files of the app.
  const storageTypes = 'cookies,indexeddb,local_storage';
  await cdp.send('Storage.clearDataForOrigin', { origin: INSTALLED_ORIGIN, storageTypes });
  await phone.switchOff();
  const folder = mkdtempSync(join(tmpdir(), 'maia-installed-'));
  cpSync(phone.profileFolder, folder, { recursive: true });
  return folder;
}

export const removeInstalledProfile = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
