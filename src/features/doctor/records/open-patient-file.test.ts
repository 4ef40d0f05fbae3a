import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchPatientFile, openedType } from './open-patient-file.ts';

const scan = { fileId: 'f1', fileName: 'scan.pdf', documentType: 'application/pdf' };

describe("a patient's file", () => {
  afterEach(() => vi.unstubAllGlobals());

  it('opens with its own type, and never as an HTML page', () => {
    expect(openedType(scan)).toBe('application/pdf');
    expect(openedType({ fileName: 'photo.JPG', documentType: null })).toBe('image/jpeg');
    expect(openedType({ fileName: 'scan.html', documentType: 'text/html' })).toBe('application/octet-stream');
    expect(openedType({ fileName: 'scan.pdf', documentType: 'text/html' })).toBe('application/pdf');
    expect(openedType({ fileName: 'scan', documentType: 'image/svg+xml' })).toBe('application/octet-stream');
  });

  it.each([
    ['gone', (url: string) => Promise.resolve(new Response('{}', { status: url.endsWith('/account') ? 200 : 404 }))],
    // The server says to a guest that there is no file.
    ['away', (url: string) => Promise.resolve(new Response('{}', { status: url.endsWith('/account') ? 401 : 404 }))],
    ['away', () => Promise.resolve(new Response('', { status: 503 }))],
    ['away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('that cannot be loaded is reported as %s', async (trouble, fetch) => {
    vi.stubGlobal('self', { location: { origin: 'https://maia.example' } });
    vi.stubGlobal('location', { origin: 'https://maia.example' });
    vi.stubGlobal('fetch', fetch);
    expect(await fetchPatientFile(scan)).toEqual({ is: trouble });
  });
});
