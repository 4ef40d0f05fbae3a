// @vitest-environment page
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { install, useInstallPrompt, watchForInstallability } from './install-prompt.ts';

const announce = (outcome: 'accepted' | 'dismissed') => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(async () => undefined),
    userChoice: Promise.resolve({ outcome }),
  });
  window.dispatchEvent(event);
  return event;
};

describe('the install prompt', () => {
  beforeAll(watchForInstallability);
  beforeEach(() => useInstallPrompt.setState({ prompt: null }));

  it('is hidden until the browser says that the app can be installed', () => {
    expect(useInstallPrompt.getState().prompt).toBeNull();
    const event = announce('accepted');
    expect(useInstallPrompt.getState().prompt).toBe(event);
    expect(event.defaultPrevented).toBe(true);
  });

  it.each(['accepted', 'dismissed'] as const)('is cleared when the user has %s', async (outcome) => {
    const event = announce(outcome);
    await install();
    expect(event.prompt).toHaveBeenCalledOnce();
    expect(useInstallPrompt.getState().prompt).toBeNull();
    await install();
    expect(event.prompt).toHaveBeenCalledOnce();
  });

  it('is cleared when the app was installed through the browser menu', () => {
    announce('accepted');
    window.dispatchEvent(new Event('appinstalled'));
    expect(useInstallPrompt.getState().prompt).toBeNull();
  });
});
