import type { IntlShape } from 'react-intl';
import type { ListedDevice } from '@/model/clinic/clinic-answers.ts';

/** The browser and system of a device, in words. */
export const deviceName = (intl: IntlShape, { browser, system }: ListedDevice): string =>
  browser === '' && system === ''
    ? intl.formatMessage({ id: 'account.sessions.unknown' })
    : intl.formatMessage({ id: 'account.sessions.device' }, { browser, system });
