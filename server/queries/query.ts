/** A condition on one attribute, its values already in the form in which they are stored. */
export interface Comparison {
  method: ComparisonMethod;
  attribute: string;
  values: (string | number | boolean)[];
}
export interface Group {
  method: 'or' | 'and';
  members: Filter[];
}
export type Filter = Comparison | Group;

export interface Order {
  /** null is the order of creation. */
  attribute: string | null;
  descending: boolean;
}

/** A checked list query. */
export interface ListQuery {
  filters: Filter[];
  orders: Order[];
  random: boolean;
  limit: number;
  offset: number;
  cursor: { id: string; before: boolean } | null;
  /** null is everything. */
  select: string[] | null;
}

export const COMPARISONS = [
  'equal',
  'notEqual',
  'lessThan',
  'lessThanEqual',
  'greaterThan',
  'greaterThanEqual',
  'between',
  'notBetween',
  'contains',
  'notContains',
  'containsAny',
  'containsAll',
  'startsWith',
  'notStartsWith',
  'endsWith',
  'notEndsWith',
  'search',
  'notSearch',
  'isNull',
  'isNotNull',
] as const;
export type ComparisonMethod = (typeof COMPARISONS)[number];

/** What can be queried: the attributes of a collection or of the users. */
export interface QueryableField {
  type: 'id' | 'sequence' | 'string' | 'integer' | 'double' | 'boolean' | 'datetime';
  array: boolean;
}
export interface QueryableFields {
  field(name: string): QueryableField | undefined;
  isSearchable(name: string): boolean;
}
