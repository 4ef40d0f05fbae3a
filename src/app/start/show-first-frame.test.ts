// @vitest-environment page
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showFirstFrame } from './show-first-frame.ts';
import { replayTaps } from './replay-taps.ts';

const appRoot = () => document.getElementById('app')!;
const frame =
  '<div><button aria-describedby="r1">Delete</button><button aria-describedby="r2">Delete</button><i data-style="color: red">118/76</i></div>';

/** The document while it is parsed, with a first frame in its template. */
function page(stored: object, zone = new Date().getTimezoneOffset()): void {
  document.body.innerHTML = '<div id="app"></div>';
  const template = document.createElement('template');
  template.id = 'drawing';
  template.dataset.stored = JSON.stringify(stored);
  template.dataset.root = JSON.stringify({ lang: 'fr', 'data-theme': 'dark', style: '--foot: 92px;' });
  template.dataset.zone = String(zone);
  template.innerHTML = frame;
  document.body.append(template);
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('maia-auth', 'amina');
  for (const name of ['lang', 'data-theme', 'style']) document.documentElement.removeAttribute(name);
});

describe('the first frame', () => {
  it('is shown when user and settings are the same, with the saved attributes', () => {
    page({ 'maia-auth': 'amina', 'maia-theme': null });
    showFirstFrame();
    expect(appRoot().textContent).toContain('118/76');
    expect(document.documentElement.lang).toBe('fr');
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(document.documentElement.style.getPropertyValue('--foot')).toBe('92px');
    expect(appRoot().querySelector('i')?.style.color).toBe('red');
    expect(document.querySelector('template#drawing')).toBeNull();
  });

  it.each([
    ['another user is signed in', { 'maia-auth': 'zola' }],
    ['nobody is signed in', { 'maia-auth': null }],
    ['the theme has changed since', { 'maia-auth': 'amina', 'maia-theme': 'dark' }],
    ['the user is signed out and no theme is set', { 'maia-auth': null, 'maia-theme': null }],
  ])('is not shown when %s', (_, stored) => {
    page(stored);
    showFirstFrame();
    expect(appRoot().childNodes).toHaveLength(0);
    expect(document.querySelector('template#drawing')).toBeNull();
    expect(document.documentElement.lang).not.toBe('fr');
  });
});

it('is not shown in another time zone', () => {
  page({ 'maia-auth': 'amina' }, new Date().getTimezoneOffset() + 60);
  showFirstFrame();
  expect(appRoot().childNodes).toHaveLength(0);
});

it('is not shown when the page was opened to show one kind of reading', () => {
  history.replaceState({ usr: { kind: 'weight' } }, '');
  page({ 'maia-auth': 'amina' });
  showFirstFrame();
  expect(appRoot().childNodes).toHaveLength(0);
  history.replaceState(null, '');
});

describe('a tap in the first frame', () => {
  const tap = (at: number) => appRoot().querySelectorAll('button')[at]?.click();
  /** Replaces the first frame with rendered markup, as React does. */
  function renderPage(markup: string) {
    const clicked = vi.fn<(row: string | null) => void>();
    appRoot().innerHTML = markup;
    for (const button of appRoot().querySelectorAll('button'))
      button.addEventListener('click', () => clicked(button.getAttribute('aria-describedby')));
    return clicked;
  }
  beforeEach(() => {
    page({ 'maia-auth': 'amina' });
    showFirstFrame();
  });

  it('is replayed once when the page has rendered', () => {
    tap(1);
    const clicked = renderPage(frame);
    replayTaps();
    replayTaps();
    expect(clicked.mock.calls).toEqual([['r2']]);
  });

  it('is replayed once when the control renders a moment later', async () => {
    tap(1);
    renderPage('<p>Loading</p>');
    replayTaps();
    const clicked = renderPage(frame);
    await expect.poll(() => clicked.mock.calls).toEqual([['r2']]);
    appRoot().append(document.createElement('p'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(clicked).toHaveBeenCalledTimes(1);
  });

  it('is not replayed on another row that has moved to the same position', () => {
    tap(1);
    const clicked = renderPage(
      '<div><button aria-describedby="r0">Delete</button><button aria-describedby="r1">Delete</button></div>',
    );
    replayTaps();
    expect(clicked).not.toHaveBeenCalled();
  });

  it('is not replayed when two controls have the same signature', () => {
    tap(0);
    const clicked = renderPage(frame.replace('r2', 'r1'));
    replayTaps();
    expect(clicked).not.toHaveBeenCalled();
  });

  it('on a link is left to the browser, so that links work without the app', () => {
    appRoot().firstElementChild?.insertAdjacentHTML('beforeend', '<a href="#emergency"><b>Emergency</b></a>');
    const tapped = new MouseEvent('click', { bubbles: true, cancelable: true });
    appRoot().querySelector('b')?.dispatchEvent(tapped);
    expect(tapped.defaultPrevented).toBe(false);
    expect(appRoot().dataset.tapped).toBeUndefined();
  });

  it('keeps no listener after the first frame is gone', () => {
    const [clicked, forgotten] = ['addEventListener', 'removeEventListener'].map((name) =>
      vi.spyOn(window, name as 'addEventListener'),
    );
    page({ 'maia-auth': 'amina' });
    showFirstFrame();
    const [, listener] = clicked?.mock.calls.find(([type]) => type === 'pointerup') ?? [];
    window.dispatchEvent(new Event('pointerup'));
    expect(forgotten).not.toHaveBeenCalledWith('pointerup', listener);
    renderPage(frame);
    window.dispatchEvent(new Event('pointerup'));
    expect(forgotten).toHaveBeenCalledWith('pointerup', listener);
    vi.restoreAllMocks();
  });

  it.each([
    { what: 'released on the rendered page', on: 1, clicks: ['r2'] },
    { what: 'released on another control', on: 0, clicks: [] },
  ])('with a mouse is finished when it is pressed there and $what', ({ on, clicks }) => {
    const mouse = (type: string, at: number) =>
      appRoot()
        .querySelectorAll('button')
        [at]?.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', bubbles: true }));
    mouse('pointerdown', 1);
    const clicked = renderPage(frame);
    mouse('pointerup', on);
    mouse('pointerup', on);
    expect(clicked.mock.calls.flat()).toEqual(clicks);
  });

  it('is not replayed when nothing was tapped', () => {
    const clicked = renderPage(frame);
    replayTaps();
    expect(clicked).not.toHaveBeenCalled();
  });
});
