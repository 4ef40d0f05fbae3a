import type { products as english } from '../en/products.ts';
import type { Translated } from '../../translated.ts';

export const products: Translated<typeof english> = {
  'products.title': 'Productos',
  'products.lead': 'Tipos de cosas, nunca marcas: para qué sirven y qué saber antes. Sin tienda, sin publicidad.',
  'products.search': 'Buscar un producto',
  'products.category': 'Categoría',
  'products.category.measure': 'Para medir',
  'products.category.food': 'Para tomar',
  'products.category.comfort': 'Para estar cómoda',
  'products.category.birth': 'Para el parto y después',
  'products.category.kept': 'Con marcador',
  'products.keep': 'Marcar',
  'products.drop': 'Quitar el marcador',
  'products.failed': 'Esto no se pudo guardar: la memoria del teléfono no respondió. Inténtalo de nuevo.',
  'products.noneKept': 'Aún no hay marcadores. Abre un producto y toca “Marcar”.',
};
