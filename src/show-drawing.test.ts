// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showDrawing } from './show-drawing.ts';
import { tapAgain } from './tap-again.ts';

const place = () => document.getElementById('app')!;
const drawing =
  '<div><button aria-describedby="r1">Delete</button><button aria-describedby="r2">Delete</button><i data-style="color: red">118/76</i></div>';

/** The page as it is being read, with a drawing that was made for somebody. */
function page(stored: object, zone = new Date().getTimezoneOffset()): void {
  document.body.innerHTML = '<div id="app"></div>';
  const template = document.createElement('template');
  template.id = 'drawing';
  template.dataset.stored = JSON.stringify(stored);
  template.dataset.root = JSON.stringify({ lang: 'fr', 'data-theme': 'dark', style: '--foot: 92px;' });
  template.dataset.zone = String(zone);
  template.innerHTML = drawing;
  document.body.append(template);
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('maia-auth', 'amina');
  for (const name of ['lang', 'data-theme', 'style']) document.documentElement.removeAttribute(name);
});

describe('a drawing', () => {
  it('is shown on the phone for which it was made, as it looked there', () => {
    page({ 'maia-auth': 'amina', 'maia-theme': null });
    showDrawing();
    expect(place().textContent).toContain('118/76');
    expect(document.documentElement.lang).toBe('fr');
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(document.documentElement.style.getPropertyValue('--foot')).toBe('92px');
    expect(place().querySelector('i')?.style.color).toBe('red');
    expect(document.querySelector('template#drawing')).toBeNull();
  });

  it.each([
    ['somebody else is signed in', { 'maia-auth': 'zola' }],
    ['nobody is signed in', { 'maia-auth': null }],
    ['she has chosen another theme since', { 'maia-auth': 'amina', 'maia-theme': 'dark' }],
    ['she has chosen none then and one now', { 'maia-auth': null, 'maia-theme': null }],
  ])('is nowhere when %s', (_, stored) => {
    page(stored);
    showDrawing();
    expect(place().childNodes).toHaveLength(0);
    expect(document.querySelector('template#drawing')).toBeNull();
    expect(document.documentElement.lang).not.toBe('fr');
  });
});

it('is nowhere when its times are those of another time zone', () => {
  page({ 'maia-auth': 'amina' }, new Date().getTimezoneOffset() + 60);
  showDrawing();
  expect(place().childNodes).toHaveLength(0);
});

it('is nowhere when the page was opened to show one kind of reading', () => {
  history.replaceState({ usr: { kind: 'weight' } }, '');
  page({ 'maia-auth': 'amina' });
  showDrawing();
  expect(place().childNodes).toHaveLength(0);
  history.replaceState(null, '');
});

describe('what is tapped in a drawing', () => {
  const tap = (at: number) => place().querySelectorAll('button')[at]?.click();
  /** React puts the page in its place. */
  function stand(markup: string) {
    const heard = vi.fn<(row: string | null) => void>();
    place().innerHTML = markup;
    for (const button of place().querySelectorAll('button'))
      button.addEventListener('click', () => heard(button.getAttribute('aria-describedby')));
    return heard;
  }
  beforeEach(() => {
    page({ 'maia-auth': 'amina' });
    showDrawing();
  });

  it('is tapped again, once, when the page stands there', () => {
    tap(1);
    const heard = stand(drawing);
    tapAgain();
    tapAgain();
    expect(heard.mock.calls).toEqual([['r2']]);
  });

  it('is tapped, once, when it comes to the page a moment later', async () => {
    tap(1);
    stand('<p>Loading</p>');
    tapAgain();
    const heard = stand(drawing);
    await expect.poll(() => heard.mock.calls).toEqual([['r2']]);
    place().append(document.createElement('p'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is not taken for another row that has moved to its place', () => {
    tap(1);
    const heard = stand(
      '<div><button aria-describedby="r0">Delete</button><button aria-describedby="r1">Delete</button></div>',
    );
    tapAgain();
    expect(heard).not.toHaveBeenCalled();
  });

  it('is left alone where two look alike', () => {
    tap(0);
    const heard = stand(drawing.replace('r2', 'r1'));
    tapAgain();
    expect(heard).not.toHaveBeenCalled();
  });

  it('is left to the browser where it is a link, which leads there without the app', () => {
    place().firstElementChild?.insertAdjacentHTML('beforeend', '<a href="#emergency"><b>Emergency</b></a>');
    const tapped = new MouseEvent('click', { bubbles: true, cancelable: true });
    place().querySelector('b')?.dispatchEvent(tapped);
    expect(tapped.defaultPrevented).toBe(false);
    expect(place().dataset.tapped).toBeUndefined();
  });

  it('is held no longer than it is shown', () => {
    const [heard, forgotten] = ['addEventListener', 'removeEventListener'].map((name) =>
      vi.spyOn(window, name as 'addEventListener'),
    );
    page({ 'maia-auth': 'amina' });
    showDrawing();
    const [, listener] = heard?.mock.calls.find(([type]) => type === 'pointerup') ?? [];
    window.dispatchEvent(new Event('pointerup'));
    expect(forgotten).not.toHaveBeenCalledWith('pointerup', listener);
    stand(drawing);
    window.dispatchEvent(new Event('pointerup'));
    expect(forgotten).toHaveBeenCalledWith('pointerup', listener);
    vi.restoreAllMocks();
  });

  it.each([
    { what: 'let go on the page in its place', on: 1, clicks: ['r2'] },
    { what: 'moved to another', on: 0, clicks: [] },
  ])('is clicked where a mouse was pressed on it and $what', ({ on, clicks }) => {
    const mouse = (type: string, at: number) =>
      place()
        .querySelectorAll('button')
        [at]?.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', bubbles: true }));
    mouse('pointerdown', 1);
    const heard = stand(drawing);
    mouse('pointerup', on);
    mouse('pointerup', on);
    expect(heard.mock.calls.flat()).toEqual(clicks);
  });

  it('is nothing when nothing was tapped', () => {
    const heard = stand(drawing);
    tapAgain();
    expect(heard).not.toHaveBeenCalled();
  });
});
