import type { installHelp as english } from '../en/install-help.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const installHelp: Translated<typeof english> = {
  'installHelp.title': 'Pon Maia en tu pantalla de inicio',
  'installHelp.why': 'Así se abre como cualquier aplicación, funciona sin conexión y puede avisarte.',
  'installHelp.share': 'En Safari, toca el signo de compartir: un cuadrado con una flecha hacia arriba.',
  'installHelp.add': 'Elige “Agregar a inicio” y luego “Agregar”.',
  'installHelp.open':
    'Abre Maia desde la pantalla de inicio e inicia sesión una vez más: allí guarda sus propios datos.',
  'installHelp.done': 'Entiendo',
};
