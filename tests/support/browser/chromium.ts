import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (name: string): string[] =>
  (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));

/** The path of the browser for the tests: CHROMIUM_PATH, or the system's Chromium or Chrome, or Playwright's own. */
export function chromiumPath(): string {
  const asked = process.env.CHROMIUM_PATH;
  const found = [
    ...(asked ? [asked] : []),
    '/usr/bin/chromium',
    ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].flatMap(onPath),
    chromium.executablePath(),
  ].find(isExecutable);
  if (!found) throw new Error('No Chromium found. Set CHROMIUM_PATH, or run: npx playwright install chromium');
  return found;
}

/**
 * Chromium features that are disabled. The first two load an extra page for searches at every start, which takes half
 * of the start time. The others are the list of Playwright: Chromium uses only the last list, so they are repeated
 * here.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** No updates and no background requests. The sandbox is off only for root, under which it cannot run. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${withoutFeatures.join()}`,
];
