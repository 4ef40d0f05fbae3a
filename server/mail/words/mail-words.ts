import type { LanguageTag } from '../../../src/i18n/languages/languages.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { sw } from './sw.ts';
import type { MailWords } from './mail-text.ts';

/** The words of all mails. */
export const mailWords: Readonly<Record<LanguageTag, MailWords>> = { en, es, fr, hi, ar, sw };
