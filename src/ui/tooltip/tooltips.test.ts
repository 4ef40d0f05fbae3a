// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { iconControlAt } from './icon-control.ts';
import { startTooltips } from './tooltips.ts';

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `
    <button id="close" aria-label="Close"><svg></svg></button>
    <button id="up"><svg></svg><span class="hidden-text">Vote up</span></button>
    <button id="words"><svg></svg><span>Log out</span></button>
    <button id="nameless"><svg></svg></button>
    <p id="text">Text</p>`;
  stop = startTooltips();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const at = (id: string) => document.getElementById(id) as HTMLElement;
const shown = () => document.querySelector('[role=tooltip]')?.textContent ?? null;
const point = (type: string, id: string, pointerType: string, relatedTarget: Element | null = null) =>
  at(id).dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { pointerType, relatedTarget }));

describe('a control that shows only an icon', () => {
  it('is known by its label or its hidden text; one with words, or without a name, is none', () => {
    expect(['close', 'up', 'words', 'nameless', 'text'].map((id) => iconControlAt(at(id))?.name)).toEqual([
      'Close',
      'Vote up',
      undefined,
      undefined,
      undefined,
    ]);
    expect(iconControlAt(at('close').querySelector('svg'))?.control).toBe(at('close'));
  });

  it('shows its name under a pointer that stays, until it leaves', () => {
    point('pointerover', 'close', 'mouse');
    vi.advanceTimersByTime(299);
    expect(shown()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(shown()).toBe('Close');
    point('pointerout', 'close', 'mouse', document.querySelector('[role=tooltip]'));
    expect(shown()).toBe('Close');
    point('pointerout', 'close', 'mouse', at('text'));
    expect(shown()).toBeNull();
  });

  it('shows its name with the focus of the keyboard, and hides it with Escape', () => {
    vi.spyOn(at('up'), 'matches').mockReturnValue(true);
    at('up').dispatchEvent(new Event('focusin', { bubbles: true }));
    vi.advanceTimersByTime(0);
    expect(shown()).toBe('Vote up');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(shown()).toBeNull();
  });

  it('shows its name while a finger holds it, and not at a tap', () => {
    point('pointerdown', 'close', 'touch');
    vi.advanceTimersByTime(200);
    point('pointerup', 'close', 'touch');
    vi.advanceTimersByTime(1000);
    expect(shown()).toBeNull();
    point('pointerdown', 'close', 'touch');
    vi.advanceTimersByTime(500);
    expect(shown()).toBe('Close');
    point('pointerup', 'close', 'touch');
    expect(shown()).toBeNull();
  });

  it('is not named twice to a screen reader, and shows nothing when it is gone', () => {
    point('pointerover', 'close', 'mouse');
    vi.advanceTimersByTime(300);
    expect(document.querySelector('[role=tooltip]')?.getAttribute('aria-hidden')).toBe('true');
    point('pointerout', 'close', 'mouse');
    point('pointerover', 'close', 'mouse');
    at('close').remove();
    vi.advanceTimersByTime(300);
    expect(shown()).toBeNull();
  });
});
