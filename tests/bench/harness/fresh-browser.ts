import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../../support/browser/chromium.ts';

/**
 * Runs `work` in a browser with a new profile on disk. In a private window IndexedDB would be in memory and prove
 * nothing.
 */
export async function inFreshProfile<T>(
  work: (profile: Profile) => Promise<T>,
  options: BrowserContextOptions = {},
): Promise<T> {
  const profile = new Profile(options);
  try {
    return await work(profile);
  } finally {
    await profile.close();
    rmSync(profile.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

export class Profile {
  readonly folder = mkdtempSync(join(tmpdir(), 'maia-bench-profile-'));
  private context: Awaited<ReturnType<typeof chromium.launchPersistentContext>> | undefined;

  constructor(private readonly options: BrowserContextOptions) {}

  /** Restarts the browser with this profile. @returns its only tab */
  async restart(): Promise<Page> {
    await this.close();
    this.context = await chromium.launchPersistentContext(this.folder, {
      executablePath: chromiumPath(),
      args: chromiumFlags,
      ...this.options,
      viewport: { width: 360, height: 740 },
    });
    return this.context.pages()[0] ?? this.context.newPage();
  }

  async close(): Promise<void> {
    await this.context?.close();
    this.context = undefined;
  }
}
