import type { EntriesWords } from '@/content/entries/content-words.ts';

/** The first twelve weeks after birth (clinical rules 7.2): body and feelings, to do, warning signs. */
export const afterBirth: EntriesWords = {
  'after.1': {
    title: 'Semaine 1 après la naissance',
    parts: [
      'Saignement comme de fortes règles, douleurs du ventre après la naissance, seins sensibles. Des larmes ou des jours de moral bas vers le jour 3 à 5 sont fréquents.',
      'Reposez-vous, buvez, acceptez de l’aide. Le nouveau-né a un contrôle. Si vous aviez une tension élevée, faites-la mesurer le jour 3 à 7.',
      'Une serviette hygiénique trempée en une heure, un caillot gros comme un œuf, de la fièvre de 38 °C, un mal de tête ou une vue changée, une douleur dans une jambe, une douleur dans la poitrine, des idées noires : appelez.',
    ],
    also: 'accouchement accouché lochies tranchées baby-blues pleurs montée de lait',
  },
  'after.2': {
    title: 'Semaine 2 après la naissance',
    parts: [
      'Le saignement diminue, les points peuvent faire mal, le sommeil est court.',
      'Contrôle de la tension le jour 7 à 10 s’il a été conseillé. Demandez de l’aide pour nourrir le bébé.',
      'Un saignement qui devient plus abondant ou qui sent mauvais, la rougeur d’une plaie : appelez.',
    ],
    also: 'fils suture déchirure épisiotomie allaitement allaiter biberon lait',
  },
  'after.3': {
    title: 'Semaine 3 après la naissance',
    parts: [
      'La force revient lentement.',
      'Le bébé est pesé. Faites de petites marches tranquilles.',
      'Un sein rouge avec de la fièvre : appelez.',
    ],
    also: 'mastite poids pesée',
  },
  'after.4': {
    title: 'Semaine 4 après la naissance',
    parts: [
      'Le moral peut encore changer.',
      'Parlez à quelqu’un chaque jour. Posez la question de la contraception.',
      'Moral bas la plupart des jours pendant 2 semaines : appelez.',
    ],
    also: 'humeur dépression triste pilule implant stérilet planning',
  },
  'after.5': {
    title: 'Semaine 5 après la naissance',
    parts: [
      'Le périnée peut sembler faible.',
      'Des exercices du périnée, s’ils sont confortables.',
      'Des fuites qui vous inquiètent : posez la question.',
    ],
    also: 'rééducation plancher pelvien pipi incontinence',
  },
  'after.6': {
    title: 'Semaine 6 après la naissance',
    parts: [
      'D’habitude, le saignement s’est arrêté.',
      'Un contrôle après la naissance est habituel vers 6 semaines ; aux États-Unis, un premier contact dans les 3 semaines et une consultation complète au plus tard à 12 semaines. On vous posera peut-être des questions sur votre moral.',
      'Un nouveau saignement abondant : appelez.',
    ],
    also: 'visite postnatale retour de couches',
  },
  'after.7': {
    title: 'Semaine 7 après la naissance',
    parts: [
      'L’énergie varie.',
      'Si vous aviez un diabète pendant la grossesse, prenez rendez-vous pour le test de glucose de la semaine 6 à 13.',
    ],
    also: 'fatigue sucre glycémie',
  },
  'after.8': {
    title: 'Semaine 8 après la naissance',
    parts: [
      'Les journées trouvent un rythme, lentement.',
      'Les vaccins du bébé commencent vers ce moment dans beaucoup de pays : vérifiez le calendrier local.',
      'Le bébé a de la fièvre : appelez.',
    ],
    also: 'vaccination pev',
  },
  'after.9': {
    title: 'Semaine 9 après la naissance',
    parts: [
      'Les cheveux peuvent commencer à tomber.',
      'Des aliments riches en fer. Si vous êtes très fatiguée, posez la question d’une numération sanguine.',
      'Essoufflée, ou un cœur qui s’emballe : appelez.',
    ],
    also: 'chute de cheveux anémie prise de sang',
  },
  'after.10': {
    title: 'Semaine 10 après la naissance',
    parts: [
      'Le travail ou les études peuvent revenir à l’esprit.',
      'Revoyez vos médicaments avec votre équipe soignante.',
    ],
    also: 'reprise congé maternité',
  },
  'after.11': {
    title: 'Semaine 11 après la naissance',
    parts: [
      'Les questions sur la tendresse et l’intimité sont fréquentes.',
      'Posez des questions sur la contraception et le confort.',
      'Une douleur qui ne diminue pas : appelez.',
    ],
    also: 'rapports sexe sexualité couple',
  },
  'after.12': {
    title: 'Semaine 12 après la naissance',
    parts: [
      'Le premier temps après la naissance se termine ; les signes d’alerte comptent encore pendant un an.',
      'Si votre tension est encore élevée, ou si votre sucre était élevé, prévoyez un suivi.',
      'Tout signe de danger : appelez.',
    ],
    also: 'hypertension diabète',
  },
};
