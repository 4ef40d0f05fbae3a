import type { dashboard as english } from '../en/dashboard.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

/** Today. */
export const dashboard: Translated<typeof english> = {
  'dashboard.title': 'Accueil',
  'dashboard.weeks': '{weeks, plural, one {semaine} other {semaines}}',
  'dashboard.days': '{days, plural, one {# jour} other {# jours}}',
  'dashboard.toGo': '{days, plural, =0 {Terme aujourd’hui} one {Encore # jour} other {Encore # jours}}',
  'dashboard.past': '{days, plural, one {# jour après le terme} other {# jours après le terme}}',
  'dashboard.due': 'Terme le {date}',
  'dashboard.about': 'environ',
  'dashboard.sinceBirth': 'depuis la naissance',
  'dashboard.born': 'Naissance le {date}',
  'dashboard.tape': '{weeks} semaines et {days} jours. Terme le {date}.',
  'dashboard.tapeBirth': '{weeks} semaines et {days} jours depuis la naissance.',
  'dashboard.today': 'Aujourd’hui',
  'dashboard.today.next': 'Restez d’abord assise 5 minutes',
  'dashboard.today.add': 'Ajouter',
  'dashboard.add': 'Ajouter',
  'dashboard.trends': '{days} derniers jours',
  'dashboard.trends.below': 'moins de {limit}',
  'dashboard.trends.sugar': 'Glycémie : {type}',
  'dashboard.latest': 'Dernières mesures',
  'dashboard.all': 'Toutes',
  'dashboard.dates': 'Ajoutez votre date de terme',
  'dashboard.dates.detail': 'Cette page pourra alors montrer votre semaine.',
};
