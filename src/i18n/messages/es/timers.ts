import type { timers as english } from '../en/timers.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const timers: Translated<typeof english> = {
  'movements.title': 'Contar movimientos',
  'movements.tap': 'Se movió',
  'movements.end': 'Terminar esta cuenta',
  'movements.since':
    '{count, plural, =0 {Ningún movimiento todavía} one {# movimiento} other {# movimientos}} desde las {time}',
  'movements.since.yesterday':
    '{count, plural, =0 {Ningún movimiento todavía} one {# movimiento} other {# movimientos}} desde ayer a las {time}',
  'movements.last': 'El último a las {time}',
  'movements.last.yesterday': 'El último, ayer a las {time}',
  'movements.setAside':
    'La cuenta que empezó el {when} no se terminó. Después de {hours} horas pasa a las anteriores; para contar ahora, empieza una nueva.',
  'movements.earlier': 'Cuentas anteriores',
  'movements.row':
    '{count, plural, one {# movimiento} other {# movimientos}} en {minutes, plural, one {# minuto} other {# minutos}}',
  'movements.row.left':
    '{count, plural, =0 {Ningún movimiento} one {# movimiento} other {# movimientos}}, cuenta sin terminar',
  'movements.call': 'Se mueve menos de lo normal, o no se mueve',
  'movements.start': 'Empezar a contar',
  'movements.undo': 'Quitar el último',
  'movements.ten': 'el décimo a los {minutes, plural, one {# minuto} other {# minutos}}',
  'movements.chart':
    'Un punto es un movimiento, un anillo cada décimo. Compara solo con tus propias cuentas: no hay un número fijo.',
  'movements.empty': 'Todavía no hay cuentas. Empieza y toca con cada movimiento.',
  'movements.delete': 'Borrar la cuenta de {when}',
  'movements.deleted': 'La cuenta está borrada',
  'movements.shared':
    'Tus cuentas se guardan en este teléfono y se envían a tu médico. Nadie las mira en directo: si algo es distinto, llama.',
  'movements.more': 'Mostrar cuentas anteriores',
  'movements.row.count': '{count, plural, =0 {Ningún movimiento} one {# movimiento} other {# movimientos}}',
  'movements.record': 'Cuenta de movimientos',
  'contractions.title': 'Medir contracciones',
  'contractions.begin': 'Empieza',
  'contractions.end': 'Ya pasó',
  'contractions.running': 'Desde hace {seconds, plural, one {# segundo} other {# segundos}}',
  'contractions.hour':
    '{count, plural, =0 {Ninguna en la última hora} one {# en la última hora} other {# en la última hora}}',
  'contractions.mean': 'Más o menos cada {minutes, plural, one {# minuto} other {# minutos}}',
  'contractions.row': 'Dura {seconds, plural, one {# segundo} other {# segundos}}',
  'contractions.gap': '{minutes, plural, one {# minuto} other {# minutos}} después de la anterior',
  'contractions.hint':
    'Bolsa rota, sangrado, menos movimientos o ganas de pujar: llama enseguida, diga lo que diga el reloj.',
  'contractions.row.count': '{count, plural, one {# contracción} other {# contracciones}}',
  'contractions.row.open': 'final no medido',
  'contractions.rule.before':
    'Antes de las 37 semanas: llama ahora a tu maternidad si tienes cuatro o más en una hora.',
  'contractions.rule.from':
    'Desde las 37 semanas: llama ahora a tu maternidad si vienen cada 5 minutos durante una hora. Después de una cesárea o de un parto rápido, llama en cuanto empiecen.',
  'contractions.rule.title': 'Cuándo llamar',
  'contractions.call': 'Aguas, sangrado o ganas de empujar',
  'contractions.earlier': 'Contracciones por día',
  'contractions.chart':
    'Una cinta es media hora; un bloque, una contracción tan larga como fue. Un anillo: no se midió su final.',
  'contractions.empty': 'Todavía ninguna. Toca cuando empiece una y otra vez cuando termine.',
  'contractions.each': 'Cada una',
  'contractions.delete': 'Borrar la contracción de las {time}',
  'contractions.delete.day': 'Borrar este día',
  'contractions.deleted': '{count, plural, one {La contracción está borrada} other {# contracciones están borradas}}',
  'contractions.shared':
    'Se guardan en este teléfono y se envían a tu médico. Nadie las mira en directo: si la regla dice que llames, llama.',
  'contractions.record': 'Contracción',
  'timers.failed':
    'No se pudo guardar en este teléfono. Inténtalo otra vez; si sigue igual, libera espacio en el teléfono.',
};
