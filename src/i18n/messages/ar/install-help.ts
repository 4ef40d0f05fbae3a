import type { installHelp as english } from '../en/install-help.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const installHelp: Translated<typeof english> = {
  'installHelp.title': 'ضعي Maia على الشاشة الرئيسية',
  'installHelp.why': 'عندها يُفتح مثل أي تطبيق، ويعمل دون شبكة، ويستطيع تذكيرك.',
  'installHelp.share': 'في Safari المسي علامة المشاركة: مربع فيه سهم إلى الأعلى.',
  'installHelp.add': 'اختاري «إضافة إلى الشاشة الرئيسية» ثم «إضافة».',
  'installHelp.open': 'افتحي Maia من الشاشة الرئيسية وسجلي الدخول مرة أخرى: له هناك بياناته الخاصة.',
  'installHelp.done': 'فهمت',
};
