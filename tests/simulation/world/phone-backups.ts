import { createBackup, type Backup } from '@/db/backup/backup.ts';
import { restoreBackup } from '@/db/backup/restore-backup.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import type { Store } from '@/db/store/open-store.ts';
import type { Intentions } from './intentions.ts';
import { inStore } from './open-store.ts';
import { Random } from './random.ts';
import type { Step } from './steps.ts';

const PASSPHRASE = 'seven quiet herons';

/** A backup asks for every collection; a simulated phone opens a few, and all others are empty. */
function withEmptyCollections(store: Store, names: readonly LocalCollectionName[]): Store {
  return {
    ...store,
    collection: async (name) => {
      if ((names as readonly string[]).includes(name)) return store.collection(name);
      const [any = 'profile'] = names;
      const { schema } = await store.collection(any);
      const nothing = {
        schema,
        storageInstance: { query: () => Promise.resolve({ documents: [] }) },
        find: () => ({ exec: () => Promise.resolve([]) }),
      };
      return nothing as never;
    },
  };
}

interface BackingUpPhone {
  readonly names: readonly LocalCollectionName[];
  readonly intentions: Intentions;
  readonly openStore: () => Store | undefined;
}

/** The backup files that a person makes of her phone, and restores on it or on another phone of hers. */
export class PhoneBackups {
  /** The text of the last backup file; undefined before the first. */
  latest: string | undefined;
  made = 0;
  restored = 0;

  constructor(private readonly phone: BackingUpPhone) {}

  async make(scope: 'unsent' | 'everything'): Promise<void> {
    const store = this.phone.openStore();
    if (!store) return;
    const { text } = await inStore(withEmptyCollections(store, this.phone.names), () =>
      createBackup(PASSPHRASE, scope),
    );
    this.latest = text;
    this.made += 1;
  }

  /**
   * @param text a backup file; undefined when none was made
   * @param isEditSent whether the server has the last edit of this record, with a time after all earlier deletions
   */
  async restore(text: string | undefined, isEditSent: (id: string) => boolean): Promise<void> {
    const store = this.phone.openStore();
    if (!store || text === undefined) return;
    await inStore(withEmptyCollections(store, this.phone.names), () => restoreBackup(text, PASSPHRASE));
    const { records } = JSON.parse((JSON.parse(text) as { box: string }).box) as Pick<Backup, 'records'>;
    const idsOf = (isDeleted: boolean) => records.filter((each) => each.isDeleted === isDeleted).map(({ id }) => id);
    this.phone.intentions.restored(idsOf(false), idsOf(true), isEditSent);
    this.restored += 1;
  }
}

/**
 * In some runs a person makes a backup, often changes or deletes one of its records, and restores the backup on the same
 * phone or on her other phone. Uses its own random numbers.
 */
export function withPhoneBackups(seed: number, steps: readonly Step[]): Step[] {
  const random = Random.for(seed, 'phone backups');
  if (!random.chance(0.4)) return [...steps];
  const hers = steps.flatMap((step, nth) =>
    (step.do === 'add reminder' || (step.do === 'add' && !step.poison)) && step.at < 2 ? [{ step, nth }] : [],
  );
  const added = hers.length > 0 ? random.pick(hers) : undefined;
  const of = added?.step.at ?? random.whole(0, 1);
  const copied = random.whole((added?.nth ?? 0) + 1, steps.length);
  const restored = random.whole(copied, steps.length);
  const at = random.chance(0.5) ? of : 1 - of;
  const scope = random.chance(0.5) ? 'everything' : 'unsent';
  const change = (): Step[] => {
    if (!added || random.chance(0.2)) return [];
    const id = added.step.do === 'add' ? random.pick(added.step.ids) : added.step.id;
    const by = random.whole(0, 1);
    if (added.step.do === 'add' || random.chance(0.4)) return [{ do: 'remove', at: by, id }];
    return [{ do: 'edit reminder', at: by, id, field: 'dosage', value: `v${seed}-after-backup` }];
  };
  const before: Step[] =
    added?.step.do === 'add reminder' && random.chance(0.7)
      ? [{ do: 'edit reminder', at: of, id: added.step.id, field: 'dosage', value: `v${seed}-before-backup` }]
      : [];
  return [
    ...steps.slice(0, copied),
    ...before,
    { do: 'make phone backup', at: of, scope },
    ...steps.slice(copied, restored),
    ...change(),
    { do: 'restore phone backup', at, of },
    ...steps.slice(restored),
  ];
}
