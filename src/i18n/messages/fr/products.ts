import type { products as english } from '../en/products.ts';
import type { Translated } from '../../translated.ts';

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
  'products.keep': 'Ajouter aux favoris',
  'products.drop': 'Retirer des favoris',
  'products.failed': 'Ceci n’a pas pu être enregistré : la mémoire du téléphone n’a pas répondu. Réessayez.',
  'products.noneKept': 'Pas encore de favoris. Ouvrez un produit et touchez « Ajouter aux favoris ».',
};
