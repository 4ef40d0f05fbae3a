import type { products as english } from '../en/products.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';

export const products: Translated<typeof english> = {
  'products.title': 'Produits',
  'products.lead':
    'Des genres de choses, jamais de marques : à quoi ils servent, et que savoir d’abord. Pas de boutique, pas de publicité.',
  'products.search': 'Chercher un produit',
  'products.category': 'Catégorie',
  'products.category.measure': 'Pour mesurer',
  'products.category.food': 'À prendre',
  'products.category.comfort': 'Pour le confort',
  'products.category.birth': 'Pour la naissance et après',
  'products.category.kept': 'En favoris',
  'products.keep': 'En favori',
  'products.drop': 'Retirer des favoris',
  'products.failed': 'Ceci n’a pas pu être enregistré : la mémoire du téléphone n’a pas répondu. Réessayez.',
  'products.noneKept': 'Pas encore de favoris. Ouvrez un produit et touchez « En favori ».',
  'products.ai': 'Suggestions de l’IA',
  'products.ai.lead':
    'Une machine propose des genres de choses pour ce que vous décrivez. Personne n’a vérifié sa réponse ; la liste ci-dessus est vérifiée avec ses sources. Vos mots et votre semaine lui sont envoyés, sans votre nom.',
  'products.ai.need': 'Pour quoi voulez-vous de l’aide ?',
  'products.ai.blank': 'Écrivez d’abord ce qu’il vous faut.',
  'products.ai.danger': 'Cela demande peut-être un appel et non un produit. Rien n’a été demandé.',
  'products.ai.ask': 'Proposer quelque chose',
  'products.ai.asking': 'Demande en cours…',
  'products.ai.by': 'Proposé par l’IA. Vérifié par personne.',
  'products.ai.mark':
    'Fait par une machine, qui peut se tromper. Demandez à votre sage-femme ou à votre pharmacien avant d’utiliser quelque chose de nouveau.',
  'products.ai.none': 'La machine n’a rien à proposer pour cela. Demandez à votre équipe soignante.',
  'products.ai.unreachable': 'Les suggestions de l’IA demandent du réseau. La liste ci-dessus marche sans.',
};
