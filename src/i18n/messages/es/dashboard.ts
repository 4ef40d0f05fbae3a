import type { dashboard as english } from '../en/dashboard.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Today. */
export const dashboard: Translated<typeof english> = {
  'dashboard.title': 'Hoy',
  'dashboard.weeks': '{weeks, plural, one {semana} other {semanas}}',
  'dashboard.days': '{days, plural, one {# día} other {# días}}',
  'dashboard.toGo': '{days, plural, =0 {El parto se espera hoy} one {Falta # día} other {Faltan # días}}',
  'dashboard.past':
    '{days, plural, one {# día después de la fecha probable} other {# días después de la fecha probable}}',
  'dashboard.due': 'Fecha probable: {date}',
  'dashboard.about': 'aprox.',
  'dashboard.sinceBirth': 'desde el parto',
  'dashboard.born': 'Nació el {date}',
  'dashboard.tape': '{weeks} semanas y {days} días. Fecha probable: {date}.',
  'dashboard.tapeBirth': '{weeks} semanas y {days} días desde el parto.',
  'dashboard.today': 'Hoy',
  'dashboard.today.next': 'Primero siéntate 5 minutos',
  'dashboard.today.add': 'Agregar',
  'dashboard.add': 'Agregar',
  'dashboard.trends': 'Últimos {days} días',
  'dashboard.trends.below': 'menos de {limit}',
  'dashboard.trends.sugar': 'Azúcar: {type}',
  'dashboard.latest': 'Últimas mediciones',
  'dashboard.all': 'Todas',
  'dashboard.dates': 'Agrega tu fecha probable de parto',
  'dashboard.dates.detail': 'Así esta página puede mostrar tu semana.',
};
