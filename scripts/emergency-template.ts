import { emergencyNumbers, DEFAULT_EMERGENCY_NUMBER } from '../src/clinical/emergency-number.ts';
import { emergency } from '../src/i18n/messages/en/emergency.ts';

/** Found by the app when the page's own script or words could not be loaded. */
export const EMERGENCY_TEMPLATE_ID = 'built-in-emergency';

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`).replaceAll('{number}', DEFAULT_EMERGENCY_NUMBER);
const call = (number: string) => `<a href="tel:${number}">${number}</a>`;
const list = (start: string) =>
  Object.entries(emergency)
    .filter(([id]) => id.startsWith(start))
    .map(([, text]) => `<li>${escaped(text)}</li>`)
    .join('');

function numbersByCountry(): string {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const rows = emergencyNumbers.map(
    ({ country, number }) => `${escaped(names.of(country) ?? country)} ${call(number)}`,
  );
  return rows.toSorted().join(' · ');
}

/**
 * The danger signs and whom to call as plain HTML, for `index.html`: read without a script of the page, and without any
 * script at all.
 */
export function emergencyHtml(): string {
  const inside = [
    `<h2>${escaped(emergency['emergency.call'])}</h2>`,
    `<p>${call(DEFAULT_EMERGENCY_NUMBER)} ${escaped(emergency['emergency.call.unknown'])}</p>`,
    `<details><summary>${escaped(emergency['emergency.country'])}</summary><p>${numbersByCountry()}</p></details>`,
    `<h2>${escaped(emergency['emergency.signs.title'])}</h2>`,
    `<p>${escaped(emergency['emergency.signs.when'])}</p>`,
    `<h3>${escaped(emergency['emergency.signs.now'])}</h3><ul>${list('emergency.sign.')}</ul>`,
    `<h3>${escaped(emergency['emergency.signs.unit'])}</h3><ul>${list('emergency.urgent.')}</ul>`,
    `<p>${escaped(emergency['emergency.signs.notReached'])}</p>`,
    `<p>${escaped(emergency['emergency.say.stay'])}</p>`,
    `<p>${escaped(emergency['emergency.body'])}</p>`,
  ].join('');
  return `<template id="${EMERGENCY_TEMPLATE_ID}">${inside}</template><noscript><p>Maia needs JavaScript for everything but this.</p>${inside}</noscript>`;
}
