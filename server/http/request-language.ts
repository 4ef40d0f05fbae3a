import type { FastifyRequest } from 'fastify';
import { pickLanguage, type LanguageTag } from '../../src/i18n/languages/languages.ts';
import { acceptedLanguages } from './accept-language.ts';

/** The language that the app shows, as Appwrite's clients send it; without it the first one of the browser. */
export function requestLanguage({ headers }: FastifyRequest): LanguageTag {
  const locale = headers['x-appwrite-locale'];
  const own = typeof locale === 'string' ? [locale] : [];
  return pickLanguage([...own, ...acceptedLanguages(headers['accept-language'] ?? '')]);
}
