/** A condition on one attribute, with its values in stored form. */
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
  /** Null means the order of creation. */
  attribute: string | null;
  descending: boolean;
}

/** A validated list query. */
export interface ListQuery {
  filters: Filter[];
  orders: Order[];
  random: boolean;
  limit: number;
  offset: number;
  cursor: { id: string; before: boolean } | null;
  /** Null means all attributes. */
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

/** A field that can be queried: an attribute of a collection, or a field of accounts or files. */
export interface QueryableField {
  type: 'id' | 'sequence' | 'string' | 'integer' | 'double' | 'boolean' | 'datetime';
  array: boolean;
  /** Whether it is encrypted in the database, so that neither a filter nor an order reaches it. */
  encrypt?: boolean;
}
export interface QueryableFields {
  field(name: string): QueryableField | undefined;
  isSearchable(name: string): boolean;
}
