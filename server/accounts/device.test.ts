import { describe, expect, it } from 'vitest';
import { deviceOf, UNKNOWN_DEVICE } from './device.ts';

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';

describe('the device of a session', () => {
  it.each([
    [android, 'Android', 'Chrome', '142', 'smartphone'],
    [android.replace(' Mobile', ''), 'Android', 'Chrome', '142', 'tablet'],
    [iphone, 'iOS', 'Safari', '18', 'smartphone'],
    [edge, 'Windows', 'Microsoft Edge', '142', 'desktop'],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      'GNU/Linux',
      'Firefox',
      '140',
      'desktop',
    ],
  ])('is read from %s', (agent, osName, clientName, clientVersion, deviceName) => {
    expect(deviceOf(agent)).toMatchObject({ osName, clientName, clientVersion, deviceName });
  });

  it.each([undefined, '', 'node', 'curl/8.5.0'])('is unknown when the header is %s', (agent) => {
    expect(deviceOf(agent)).toEqual(UNKNOWN_DEVICE);
  });
});
