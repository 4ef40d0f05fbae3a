/**
 * Who may do what, computed only from the documented rules and the acknowledged writes. It shares neither code nor
 * types with the server.
 */

export type Right = 'create' | 'read' | 'update' | 'delete';

/** A caller of the API. */
export interface Actor {
  readonly name: string;
  readonly kind: 'guest' | 'user' | 'key';
  /** '' for guests and keys. */
  readonly id: string;
  labels: string[];
  isVerified: boolean;
  isBlocked: boolean;
}

/** The rules of a collection, as in appwrite.json. */
export interface CollectionRules {
  readonly id: string;
  readonly permissions: readonly string[];
  readonly documentSecurity: boolean;
}

export interface KnownDocument {
  permissions: readonly string[];
  updatedAt: string;
}

/** One operation of a transaction. */
export interface Staged {
  readonly action: string;
  readonly collection: string;
  readonly id: string;
  readonly permissions: readonly string[] | undefined;
}

/**
 * The roles of an actor: everyone has `any`, guests have `guests`, users have roles by account, verification and
 * labels.
 */
export function rolesOf({ kind, id, labels, isVerified }: Actor): string[] {
  if (kind === 'guest') return ['any', 'guests'];
  if (kind === 'key') return [];
  const state = isVerified ? 'verified' : 'unverified';
  return ['any', 'users', `users/${state}`, `user:${id}`, `user:${id}/${state}`, ...labels.map((l) => `label:${l}`)];
}

/**
 * Whether a permission allows the right. `write` means create, update and delete on collections, update and delete on
 * documents.
 */
function grants(permissions: readonly string[], right: Right, roles: readonly string[]): boolean {
  const verbs = right === 'read' ? ['read'] : [right, 'write'];
  return verbs.some((verb) => roles.some((role) => permissions.includes(`${verb}("${role}")`)));
}

export class Oracle {
  private readonly documents = new Map<string, Map<string, KnownDocument>>();
  private readonly rules = new Map<string, CollectionRules>();

  constructor(collections: readonly CollectionRules[]) {
    for (const rules of collections) {
      this.rules.set(rules.id, rules);
      this.documents.set(rules.id, new Map());
    }
  }

  of(collection: string): Map<string, KnownDocument> {
    const known = this.documents.get(collection);
    if (!known) throw new Error(`no collection ${collection}`);
    return known;
  }

  mayCreate(actor: Actor, collection: string): boolean {
    return this.mayInAll(actor, collection, 'create');
  }

  /**
   * Whether the collection or, with document security, the document allows it. A document that does not exist allows
   * nothing.
   */
  may(actor: Actor, collection: string, id: string, right: Exclude<Right, 'create'>): boolean {
    const document = this.of(collection).get(id);
    return document !== undefined && this.mayWith(actor, collection, document.permissions, right);
  }

  visible(actor: Actor, collection: string): Set<string> {
    const ids = [...this.of(collection).keys()];
    return new Set(ids.filter((id) => this.may(actor, collection, id, 'read')));
  }

  /** Whether the actor may give these permissions: only for roles that she has; a key may give all. */
  mayGrant(actor: Actor, permissions: readonly string[]): boolean {
    if (actor.kind === 'key') return true;
    const held = rolesOf(actor);
    return permissions.every((permission) => held.some((role) => permission.endsWith(`("${role}")`)));
  }

  acknowledge(collection: string, id: string, document: KnownDocument | null): void {
    if (document) this.of(collection).set(id, document);
    else this.of(collection).delete(id);
  }

  /** The first operation that is not allowed, given the operations before it; undefined when all are allowed. */
  firstForbidden(actor: Actor, operations: readonly Staged[]): Staged | undefined {
    const later = new Map<string, readonly string[] | null>();
    return operations.find(({ action, collection, id, permissions }) => {
      if (action.startsWith('bulk')) return actor.kind !== 'key';
      const key = `${collection}/${id}`;
      const now = later.has(key) ? later.get(key) : this.of(collection).get(id)?.permissions;
      const isNew = action === 'create' || (action === 'upsert' && !now);
      const right = action === 'delete' ? 'delete' : 'update';
      const isAllowed = isNew
        ? this.mayCreate(actor, collection)
        : now !== null &&
          now !== undefined &&
          // An update without a change needs only the right to read.
          (this.mayWith(actor, collection, now, right) ||
            (action === 'update' && this.mayWith(actor, collection, now, 'read')));
      later.set(key, action === 'delete' ? null : (permissions ?? now ?? []));
      return !isAllowed || (permissions !== undefined && !this.mayGrant(actor, permissions));
    });
  }

  private mayWith(actor: Actor, collection: string, permissions: readonly string[], right: Right): boolean {
    if (this.mayInAll(actor, collection, right)) return true;
    const isOpen = this.rules.get(collection)?.documentSecurity ?? false;
    return isOpen && !actor.isBlocked && grants(permissions, right, rolesOf(actor));
  }

  private mayInAll(actor: Actor, collection: string, right: Right): boolean {
    if (actor.isBlocked) return false;
    return actor.kind === 'key' || grants(this.rules.get(collection)?.permissions ?? [], right, rolesOf(actor));
  }
}
