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

/** The browser that the tests drive: CHROMIUM_PATH, the system's Chromium or Chrome, else Playwright's own. */
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
 * What the browser does without. The first two are a page of its own for searches, loaded with every start: half of what a
 * start costs. The others are Playwright's, because the last list given is the only one that counts.
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

/** Quiet and alone: no updates, no calls home. The sandbox is given up only where root makes it impossible. */
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
