import { DEFAULT_LANGUAGE, type LanguageTag } from '@/i18n/languages/languages.ts';
import type { Messages } from '@/i18n/messages/en.ts';

type PartialMessages = Partial<Messages>;
type FirstFile = { readonly first: PartialMessages };
type RestFile = { readonly rest: PartialMessages };

// English first-paint messages are in the main bundle; the remaining English ones are a chunk that every phone has.
const firstFiles = import.meta.glob<FirstFile>(['../messages/*/first.ts', '!../messages/en/first.ts']);
const restFiles = import.meta.glob<RestFile>(['../messages/*/rest.ts', '!../messages/en/rest.ts']);

/**
 * The first-paint messages of a language, a separate chunk; empty for English, which is merged under every language.
 */
export const firstPaintMessages = async (language: LanguageTag): Promise<PartialMessages> =>
  (await firstFiles[`../messages/${language}/first.ts`]?.())?.first ?? {};

/** All other messages of a language, a separate chunk. */
export const remainingMessages = async (language: LanguageTag): Promise<PartialMessages> =>
  language === DEFAULT_LANGUAGE
    ? (await import('@/i18n/messages/en/rest.ts')).rest
    : ((await restFiles[`../messages/${language}/rest.ts`]?.())?.rest ?? {});
