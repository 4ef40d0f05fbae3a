import { describe, expect, it } from 'vitest';
import { Origins } from './origins.ts';

describe('in production', () => {
  const origins = new Origins(
    ['https://maia.test', 'https://clinic.test:8443/', 'http://plain.test', 'bare.test'],
    true,
  );

  it.each([
    ['https://maia.test', true],
    ['https://maia.test/reset?x=1', true],
    ['https://clinic.test:8443/reset', true],
    ['http://maia.test', false],
    ['https://maia.test:8443', false],
    ['https://clinic.test', false],
    ['http://plain.test', false],
    ['https://bare.test', false],
    ['http://localhost:6666/steal', false],
    ['https://localhost', false],
    ['http://127.0.0.1:6666', false],
    ['https://other.test', false],
    ['javascript://maia.test/%0aalert(1)', false],
  ])('%s is known as the address of a link and of a page: %s', (address, expected) => {
    expect(origins.isKnownLink(new URL(address))).toBe(expected);
    expect(origins.isKnownOrigin(new URL(address).origin, new URL(address).host)).toBe(expected);
  });
});

describe('elsewhere', () => {
  const origins = new Origins(['https://maia.test']);

  it.each([
    ['http://maia.test:5173', true],
    ['http://localhost:3000', true],
    ['https://other.test', false],
    ['ftp://maia.test', false],
  ])('%s is known: %s', (address, expected) => {
    expect(origins.isKnownLink(new URL(address))).toBe(expected);
  });

  it('the page of the server itself may call it, but mails do not link there', () => {
    expect(origins.isKnownOrigin('http://192.168.1.7:8080', '192.168.1.7:8080')).toBe(true);
    expect(origins.isKnownLink(new URL('http://192.168.1.7:8080'))).toBe(false);
  });
});
