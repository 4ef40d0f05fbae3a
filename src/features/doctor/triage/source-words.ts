import type { IntlShape } from 'react-intl';

const ownMark = /clinical rules|product decision|\[P\]/;
const uncheckedMark = /\[NV\]/;

/** The source of a rule, for doctors: published documents by name; a precaution of the app is marked as such. */
export function sourceWords(intl: IntlShape, source: string): string {
  const published = source
    .replaceAll(/\(?clinical rules [\d.]+(?: gate)?\)?:?/g, '')
    .replaceAll(/product decision|\[(?:V2?|NV|P)\]/g, '')
    .replaceAll(/\s+(?=[,;])/g, '')
    .replaceAll(/^[\s,;]+|[\s,;]+$/g, '');
  const parts = [
    published,
    uncheckedMark.test(source) ? intl.formatMessage({ id: 'doctor.source.unchecked' }) : '',
    ownMark.test(source) ? intl.formatMessage({ id: 'doctor.source.own' }) : '',
  ];
  return parts.filter((part) => part !== '').join('; ');
}
