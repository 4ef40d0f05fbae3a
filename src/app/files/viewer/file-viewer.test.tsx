// @vitest-environment page
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import type { PdfPages } from '@/app/files/pdf-pages.ts';
import { FileViewer } from './file-viewer.tsx';

// The worker that draws pages needs a browser; tests/e2e/documents.spec.ts looks at its pixels.
const worker = vi.hoisted(() => ({ open: (): Promise<PdfPages | null> => Promise.resolve(null), ended: 0 }));
vi.mock('@/app/files/pdf-pages.ts', () => ({ openPdfPages: () => worker.open() }));

const photo = new File(['photo'], 'scan.jpg', { type: 'image/jpeg' });
const letter = new File(['%PDF-1.4'], 'letter.pdf', { type: 'application/pdf' });
const edges: number[] = [];

beforeEach(() => {
  worker.ended = 0;
  edges.length = 0;
  worker.open = () =>
    Promise.resolve({
      count: 40,
      picture: (_page, edge) => {
        edges.push(edge);
        return Promise.resolve(new Blob(['page']));
      },
      end: () => (worker.ended += 1),
    });
});
afterEach(() => {
  cleanup();
  document.documentElement.dir = 'ltr';
});

const show = (file: File) =>
  render(
    <IntlProvider locale="en" messages={en}>
      <FileViewer file={file} title="Letter after the scan" />
    </IntlProvider>,
  );
const stage = () => screen.getByRole('group', { name: 'Letter after the scan' });
const press = (key: string) => fireEvent.keyDown(stage(), { key });
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const placed = () => screen.getByRole('img').style.transform;
const scale = () => Number(/scale\(([\d.]+)\)/.exec(placed())?.[1]);
const isAtEnd = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

describe('a picture', () => {
  it('grows and shrinks by buttons and keys, never below the whole picture', () => {
    show(photo);
    expect(isAtEnd('Smaller')).toBe(true);
    tap('Larger');
    press('+');
    expect(scale()).toBeCloseTo(2.25);
    press('-');
    press('-');
    press('-');
    expect(scale()).toBe(1);
    for (let times = 0; times < 10; times += 1) press('+');
    expect([scale(), isAtEnd('Larger')]).toEqual([8, true]);
    press('0');
    expect(scale()).toBe(1);
  });

  it('turns by quarters', () => {
    show(photo);
    tap('Turn');
    expect(placed()).toContain('rotate(90deg)');
    press('r');
    expect(placed()).toContain('rotate(180deg)');
  });

  it('grows under a double tap and is whole after the next one', () => {
    show(photo);
    const tapTwice = () => {
      for (const pointerId of [1, 1]) {
        fireEvent.pointerDown(stage(), { pointerId, button: 0, clientX: 5, clientY: 5 });
        fireEvent.pointerUp(stage(), { pointerId, button: 0, clientX: 5, clientY: 5 });
      }
    };
    tapTwice();
    expect(scale()).toBe(2.5);
    tapTwice();
    expect(scale()).toBe(1);
  });

  it('grows when two fingers part', () => {
    show(photo);
    const at = (clientX: number) => ({ button: 0, clientX, clientY: 0 });
    fireEvent.pointerDown(stage(), { pointerId: 1, ...at(100) });
    fireEvent.pointerDown(stage(), { pointerId: 2, ...at(200) });
    fireEvent.pointerMove(stage(), { pointerId: 2, ...at(400) });
    expect(scale()).toBeCloseTo(3);
  });

  it('that the browser cannot show says so', () => {
    show(photo);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('status').textContent).toBe(en['documents.noPicture']);
    expect(screen.queryByRole('button', { name: 'Larger' })).toBeNull();
  });
});

describe('a PDF', () => {
  const page = (number: number) => screen.findByRole('img', { name: `Page ${number} of 40` });

  it('is turned page by page by buttons and keys, and ends at its ends', async () => {
    show(letter);
    await page(1);
    expect([isAtEnd('Page before'), isAtEnd('Next page')]).toEqual([true, false]);
    press('PageUp');
    tap('Next page');
    await page(2);
    press('ArrowRight');
    await page(3);
    press('End');
    await page(40);
    expect(isAtEnd('Next page')).toBe(true);
    press('PageDown');
    await page(40);
    press('Home');
    await page(1);
  });

  it('is turned by a swipe, in the direction of the language', async () => {
    show(letter);
    await page(1);
    const swipe = (from: number, to: number) => {
      fireEvent.pointerDown(stage(), { pointerId: 1, button: 0, clientX: from, clientY: 0 });
      fireEvent.pointerUp(stage(), { pointerId: 1, button: 0, clientX: to, clientY: 0 });
    };
    swipe(300, 100);
    await page(2);
    document.documentElement.dir = 'rtl';
    swipe(300, 100);
    await page(1);
  });

  it('is drawn with more pixels when it is enlarged, and its worker ends with it', async () => {
    const { unmount } = show(letter);
    await page(1);
    expect(new Set(edges)).toEqual(new Set([1400]));
    press('+');
    press('+');
    await vi.waitFor(() => expect(edges).toContain(2800));
    unmount();
    expect(worker.ended).toBe(1);
  });

  it.each([
    ['is damaged or has a password', () => Promise.resolve(null), en['documents.pdf.unreadable']],
    ['cannot be drawn yet', () => Promise.reject(new Error('not loaded')), en['documents.pdf.notLoaded']],
  ])('that %s says so', async (_, open, words) => {
    worker.open = open;
    show(letter);
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
