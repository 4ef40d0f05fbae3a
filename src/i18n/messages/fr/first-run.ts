import type { firstRun as english } from '../en/first-run.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const firstRun: Translated<typeof english> = {
  'firstRun.title': 'Bienvenue',
  'firstRun.step': 'Étape {step} sur {steps}',
  'firstRun.next': 'Continuer',
  'firstRun.skip': 'Passer',
  'firstRun.leave': 'Tout passer et ouvrir Aujourd’hui',
  'firstRun.dates': 'Où en êtes-vous de votre grossesse ?',
  'firstRun.dates.lead':
    'Choisissez ce que vous savez le mieux. Vous pourrez le changer à tout moment dans votre profil.',
  'firstRun.dates.way.due': 'Terme',
  'firstRun.dates.way.period': 'Dernières règles',
  'firstRun.dates.way.weeks': 'Semaines aujourd’hui',
  'firstRun.dates.way.unknown': 'Je ne sais pas encore',
  'firstRun.dates.way.born': 'Mon bébé est né',
  'firstRun.dates.isFromScan': 'Une échographie ou un soignant m’a donné cette date',
  'firstRun.dates.dueDate': 'Date du terme',
  'firstRun.dates.lmp': 'Premier jour des dernières règles',
  'firstRun.dates.birthDate': 'Jour de la naissance',
  'firstRun.dates.unknown':
    'Une échographie ou votre sage-femme peut vous le dire. D’ici là, Maia n’affiche pas de semaines, et ses alertes prennent les limites les plus strictes.',
  'firstRun.dates.since':
    '{weeks, plural, one {# semaine} other {# semaines}} et {days, plural, one {# jour} other {# jours}} depuis la naissance',
  'firstRun.care': 'Qui vous suit ?',
  'firstRun.care.lead':
    'Choisissez votre hôpital et, si vous voulez, votre médecin. Vous pourrez changer les deux à tout moment dans votre profil.',
  'firstRun.care.search': 'Chercher par nom ou par ville',
  'firstRun.care.other': 'En choisir un autre',
  'firstRun.care.more': 'Il y en a {count} en tout. Écrivez pour trouver le vôtre.',
  'firstRun.care.none': 'Aucun hôpital avec ces mots. Vous pouvez continuer sans.',
  'firstRun.care.offline': 'La liste a besoin du réseau. Vous pouvez continuer et choisir plus tard dans votre profil.',
  'firstRun.care.noDoctor': 'Pas de médecin pour l’instant',
  'firstRun.care.agree': 'J’accepte, continuer',
  'firstRun.measure': 'Que mesurerez-vous, et quand ?',
  'firstRun.measure.lead': 'Dites ce qui vous concerne, et Maia propose des heures. Changez-les ou désactivez-les.',
  'firstRun.measure.conditions': 'L’un de ces points vous concerne-t-il ?',
  'firstRun.measure.condition.pressure': 'Tension élevée, maintenant ou avant',
  'firstRun.measure.condition.gestational': 'Diabète pendant la grossesse',
  'firstRun.measure.condition.type1': 'Diabète de type 1',
  'firstRun.measure.condition.type2': 'Diabète de type 2',
  'firstRun.measure.how.bloodPressure':
    'Asseyez-vous et reposez-vous 5 minutes. Prenez deux mesures à une minute d’écart.',
  'firstRun.measure.how.bloodSugar': 'Avant le petit-déjeuner, et une heure après la première bouchée de chaque repas.',
  'firstRun.measure.how.weight': 'À la même heure, sur la même balance.',
  'firstRun.measure.weekly': '{often} : {day}',
  'firstRun.measure.until': 'jusqu’au {date}',
  'firstRun.measure.remind': 'Me le rappeler',
  'firstRun.measure.time': '{count, plural, one {Heure} other {Heure {number}}}',
  'firstRun.measure.timeless': 'Choisissez au moins une heure, ou désactivez le rappel.',
  'firstRun.measure.note':
    'C’est une proposition, pas une ordonnance. Si votre équipe vous donne d’autres heures, ce sont les siennes qui comptent.',
  'firstRun.reach': 'Maia doit-elle vous le rappeler ?',
  'firstRun.reach.lead': 'Les deux peuvent attendre. Le navigateur ne vous demande qu’après votre geste.',
  'firstRun.reach.late':
    'Une notification peut arriver tard ou pas du tout : sans réseau, téléphone éteint, ou batterie économisée. Aujourd’hui montre toujours ce qui est à faire.',
  'firstRun.reach.watch': 'Personne ne surveille vos chiffres en direct. Si une carte vous dit d’appeler, appelez.',
  'firstRun.reach.noInstall':
    'Ce navigateur ne propose pas d’installation ici. Beaucoup ont « Ajouter à l’écran d’accueil » dans leur menu.',
  'firstRun.toWeek': 'Voir ma semaine',
  'firstRun.toToday': 'Ouvrir Aujourd’hui',
};
