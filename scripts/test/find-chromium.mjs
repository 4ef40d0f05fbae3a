// Finds the Chromium that the browser tests drive, and installs it where that is one command.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, step } from './run-step.mjs';

/** Where a Chromium may be, the one that was asked for first. */
function findChromium() {
  const own = () => {
    try {
      return createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath();
    } catch {
      return '';
    }
  };
  const inPath = (process.env.PATH ?? '')
    .split(process.platform === 'win32' ? ';' : ':')
    .flatMap((folder) => ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)));
  const candidates = [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    ...inPath,
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    own(),
  ];
  return candidates.find((path) => path && existsSync(path));
}

const isDebianAsRoot = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** @returns the path of a Chromium; undefined when there is none, and what to do is printed */
export async function getChromium() {
  const found = findChromium();
  if (found) return found;
  if (isDebianAsRoot()) {
    const apt = (...args) => ({
      command: 'apt-get',
      args: ['-qq', ...args],
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    await step('apt-get update', apt('update'));
    await step('apt-get install chromium', apt('install', '-y', '--no-install-recommends', 'chromium'));
  }
  const installed = findChromium();
  if (!installed)
    console.log(
      [
        'The browser tests need Chromium and found none. Do one of these and run npm test again:',
        '  set CHROMIUM_PATH to a Chromium or Chrome',
        '  Debian or Ubuntu: sudo apt-get install chromium',
        '  any other system: npx playwright install chromium',
      ].join('\n'),
    );
  return installed;
}
