// Draws the pictures of the README: starts the demonstration on a free port with a data folder of its own, logs in and
// photographs. The demonstration makes its readings for today, so the pictures look alike on any day.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = join(root, 'docs/pictures');
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
/** The first start builds the app. */
const START_LIMIT_MS = 240_000;

const patient = { email: 'patient@maia.example', password: 'demo-patient-pink-tape' };
const doctor = { email: 'doctor@maia.example', password: 'demo-doctor-green-leaf' };

async function freePort() {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}

function findChromium() {
  const named = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => ['chromium', 'chromium-browser', 'google-chrome'].map((name) => join(folder, name)));
  const found = [process.env.CHROMIUM_PATH, ...named, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
  if (!found) throw new Error('No Chromium found. Set CHROMIUM_PATH, or run: npx playwright install chromium');
  return found;
}

async function startDemo() {
  const data = mkdtempSync(join(tmpdir(), 'maia-pictures-'));
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const isReady = new Promise((ready, fail) => {
    child.stdout.on('data', (text) => String(text).includes('The demonstration is complete') && ready());
    child.once('exit', () => fail(new Error('The server ended before it was ready.')));
    setTimeout(() => fail(new Error('The server did not get ready.')), START_LIMIT_MS).unref();
  });
  const stop = async () => {
    const hasEnded = once(child, 'exit');
    child.kill('SIGTERM');
    await hasEnded;
    rmSync(data, { recursive: true, force: true });
  };
  await isReady.catch(async (error) => {
    await stop();
    throw error;
  });
  return { url: `http://localhost:${port}`, stop };
}

async function logIn(page, url, { email, password }) {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((to) => !to.pathname.startsWith('/login'));
}

/** Waits for the last of what is to be seen, the typeface, and nothing that moves. */
async function settle(page, text) {
  await page.getByText(text).first().waitFor();
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load().catch(() => null))));
  await page.waitForTimeout(1500);
}

/** Opens a page twice: at first sight it does without a typeface that is late. */
async function open(page, url, text) {
  await page.goto(url);
  await settle(page, text);
  await page.reload();
  await settle(page, text);
}

async function shoot(page, name, theme) {
  await page.screenshot({ path: join(out, `${name}-${theme}.png`), animations: 'disabled' });
  console.log(`${name}-${theme}.png`);
}

async function shootPatient(browser, url, theme) {
  const context = await browser.newContext({ viewport: PHONE, colorScheme: theme, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await logIn(page, url, patient);
  await open(page, `${url}/dashboard`, /mmHg/);
  await shoot(page, 'dashboard', theme);
  await open(page, `${url}/readings`, /mmHg/);
  await shoot(page, 'readings', theme);
  // With no network, as it may well happen.
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add blood pressure' }).click();
  await page.getByLabel('Systolic').fill('164');
  await page.getByLabel('Diastolic').fill('112');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await settle(page, /164\/112/);
  await shoot(page, 'severe', theme);
  await context.close();
}

async function shootDoctor(browser, url, theme) {
  const context = await browser.newContext({ viewport: DESK, colorScheme: theme });
  const page = await context.newPage();
  await logIn(page, url, doctor);
  await open(page, `${url}/doctor`, /Amina Demo/);
  await shoot(page, 'doctor', theme);
  await open(page, `${url}/doctor/patient/demo-patient`, /mmHg/);
  await shoot(page, 'patient', theme);
  await context.close();
}

mkdirSync(out, { recursive: true });
const demo = await startDemo();
try {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    for (const theme of ['light', 'dark']) {
      await shootDoctor(browser, demo.url, theme);
      await shootPatient(browser, demo.url, theme);
    }
  } finally {
    await browser.close();
  }
} finally {
  await demo.stop();
}
