import type { milestones as english } from '../en/milestones.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const milestones: Translated<typeof english> = {
  'milestones.title': 'Semaine par semaine',
  'milestones.week': '{after, select, yes {Semaine {week} après la naissance} other {Semaine {week}}}',
  'milestones.before': 'La semaine d’avant',
  'milestones.next': 'La semaine suivante',
  'milestones.now': 'Revenir à cette semaine',
  'milestones.around': 'À peu près maintenant ; chaque grossesse va à son rythme.',
  'milestones.unknown': 'Vos dates ne sont pas encore dans votre profil. Choisissez une semaine, ou ajoutez vos dates.',
  'milestones.toProfile': 'Ajouter vos dates',
  'milestones.due': 'En ce moment',
  'milestones.due.hint': 'Moments habituels. Le plan de votre équipe soignante compte.',
  'milestones.coming': 'À venir',
  'milestones.past':
    'Après 42 semaines, il n’y a pas de texte de la semaine. Assurez-vous d’avoir un plan avec votre équipe soignante.',
  'milestones.ended':
    'Cette page parle du bébé semaine par semaine, elle est donc désactivée pour vous. Vos mesures, votre équipe soignante et les signes d’alerte sont toujours là.',
  'milestones.part.body': 'Votre corps',
  'milestones.part.feel': 'Ce que vous pouvez sentir',
  'milestones.part.act': 'Que faire',
  'milestones.part.ask': 'Que demander',
  'milestones.tasks': 'Trois choses pour cette semaine',
  'milestones.task.visit': 'Mettre dans mes rendez-vous',
  'milestones.task.reminder': 'Me le rappeler',
  'milestones.size.crownRump': 'de la tête aux fesses',
  'milestones.size.crownHeel': 'de la tête au talon',
  'milestones.size.weight': 'poids',
  'milestones.size.none': 'Encore trop petit pour être mesuré à l’échographie. Le dessin n’est pas à l’échelle.',
  'milestones.size.mean':
    'La moyenne de nombreux bébés. Le vôtre a sa propre taille, et seule votre équipe peut en juger.',
  'milestones.size.twins':
    'La moyenne de bébés seuls. Des jumeaux ou plus peuvent être plus petits ; seule votre équipe peut juger de leur taille.',
  'milestones.size.sources': 'D’où viennent ces nombres',
  'milestones.ended.help': 'Soutien et lignes d’écoute',
};
