import { rolesWith } from '../../server/protocol/permissions.ts';
import type { RunningBackend } from '../../server/backend.ts';
import type { DocumentTable, StoredDocument } from '../../server/store/tables/document-table.ts';

type Bug = (running: RunningBackend) => void;

/** Wraps every table of the server and replaces some of its methods. */
const behind =
  (replace: (table: DocumentTable) => Partial<Pick<DocumentTable, 'list' | 'byId' | 'update'>>): Bug =>
  ({ backend }) => {
    const { documents } = backend.services;
    const tableOf = documents.tableOf.bind(documents);
    documents.tableOf = (collection) => {
      const table = tableOf(collection);
      const replaced = replace(table);
      return new Proxy(table, {
        get: (target, name) => {
          const value: unknown = name in replaced ? replaced[name as keyof typeof replaced] : Reflect.get(target, name);
          return typeof value === 'function' ? (value as () => unknown).bind(target) : value;
        },
      });
    };
  };

const withGrant = (document: StoredDocument | null, grant: string): StoredDocument | null =>
  document && { ...document, permissions: [...document.permissions, grant] };

const kept: unknown[] = [];

/** Bugs that a server could have; the fuzzer must find each of them. */
export const PLANTED_BUGS: Readonly<Record<string, Bug>> = {
  'lists show what nobody gave the reader': behind((table) => ({
    list: (query, _roles, withTotal) => table.list(query, null, withTotal),
  })),
  'totals count what the reader may not see': behind((table) => ({
    list: (query, roles, withTotal) => ({
      ...table.list(query, roles, withTotal),
      total: table.list(query, null, withTotal).total,
    }),
  })),
  'a cursor compares with what the reader may not see': behind((table) => ({
    list: (query, roles, withTotal) => {
      if (!query.cursor || roles === null) return table.list(query, roles, withTotal);
      const { documents } = table.list(query, null, withTotal);
      const { total } = table.list({ ...query, cursor: null }, roles, withTotal);
      return {
        total,
        documents: documents.filter((one) => rolesWith('read', one.permissions).some((r) => roles.includes(r))),
      };
    },
  })),
  'the last one of a page is missing': behind((table) => ({
    list: (query, roles, withTotal) => {
      const { total, documents } = table.list(query, roles, withTotal);
      return { total, documents: documents.slice(0, 3) };
    },
  })),
  'a filter is forgotten': behind((table) => ({
    list: (query, roles, withTotal) => table.list(roles === null ? query : { ...query, filters: [] }, roles, withTotal),
  })),
  'everybody may read by id': behind((table) => ({ byId: (id) => withGrant(table.byId(id), 'read("any")') })),
  'every account may change what it knows the id of': behind((table) => ({
    byId: (id) => withGrant(table.byId(id), 'update("users")'),
  })),
  'a page beyond the tenth document fails': behind((table) => ({
    list: (query, roles, withTotal) => {
      if (query.offset > 3) throw new Error('planted');
      return table.list(query, roles, withTotal);
    },
  })),
  'every list stays in memory': behind((table) => ({
    list: (query, roles, withTotal) => {
      kept.push(Array.from({ length: 200_000 }, (_, n) => n));
      return table.list(query, roles, withTotal);
    },
  })),
};

/** Frees the memory that a planted leak has kept. */
export const forgetLeak = (): void => void kept.splice(0);
