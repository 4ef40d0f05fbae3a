import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appwriteJson } from '../../scripts/appwrite/appwrite-json.ts';
import { recordTypes, sharedWithDoctor } from '../../src/model/collections/collections.ts';
import { localCollections } from '../../src/model/collections/local-collections.ts';
import type { RecordType } from '../../src/model/schema/record.ts';
import { encryptedBytes } from '../../server/schema/check-value.ts';
import { vote } from '../../src/model/forum/vote.ts';

/** The event names that Appwrite accepts for documents and users, from app/config/events.php of version 1.9. */
const DOCUMENT_ACTIONS = /^databases\.[^.]+\.collections\.[^.]+\.documents\.[^.]+(\.(create|update|delete))?$/;
const USER_ACTIONS = /^users\.[^.]+(\.(create|delete|update(\.(email|name|password|status|prefs))?))?$/;
const FILE_ACTIONS = /^buckets\.[^.]+\.files\.[^.]+(\.(create|update|delete))?$/;

interface Attribute {
  key: string;
  type: string;
  format?: string;
  required: boolean;
  array: boolean;
  size?: number;
  min?: number;
  max?: number;
  elements?: string[];
  default: unknown;
  encrypt?: boolean;
}
interface Index {
  key: string;
  type: string;
  attributes: string[];
  orders: string[];
}

const committed = readFileSync(new URL('../../appwrite.json', import.meta.url), 'utf8');

describe('appwrite.json', () => {
  it('is what src/model declares; run "npm run appwrite:write" after changing a record', () => {
    expect(committed).toBe(appwriteJson());
  });

  it('lets only the owner and the functions read a health record', () => {
    const health = [
      ...new Set([
        ...sharedWithDoctor,
        ...Object.values(localCollections).flatMap((local) => Object.values(local.records)),
      ]),
    ];
    for (const record of health) {
      expect(record.collectionGrants, record.collection).toEqual(['create("users")']);
      expect(record.documentSecurity, record.collection).toBe(true);
    }
  });

  it('lets no client write a collection with fields of the server, but messages, which care-access puts right', () => {
    const owned = recordTypes.filter((record: RecordType) => record.serverOwned.length > 0);
    expect(owned.map(({ collection }) => collection)).toEqual(['doctor_messages', 'forum_topics', 'forum_posts']);
    for (const record of [...owned.slice(1), vote] as RecordType[]) {
      expect(record.collectionGrants.join(), record.collection).not.toMatch(/create|update|delete|write/);
    }
  });

  it('gives every attribute, index and collection an id that Appwrite accepts', () => {
    for (const collection of JSON.parse(committed).collections) {
      expect(collection.$id).toMatch(/^[a-zA-Z0-9][a-zA-Z0-9._-]{0,35}$/);
      const keys = collection.indexes.map((index: { key: string }) => index.key);
      expect(new Set(keys).size, collection.$id).toBe(keys.length);
      for (const { key } of [...collection.attributes, ...collection.indexes])
        expect(key).toMatch(/^[a-zA-Z0-9][a-zA-Z0-9._-]{0,35}$/);
    }
  });

  it('keeps each collection under the width of one MariaDB row (16,383 characters beside long texts)', () => {
    for (const record of recordTypes) {
      const inRow = Object.values(record.fields)
        .map(({ attribute }) => (attribute.array ? 0 : (attribute.size ?? 8)))
        .filter((size) => size <= 16_383);
      expect(
        inRow.reduce((sum, size) => sum + size, 0),
        record.collection,
      ).toBeLessThan(16_000);
    }
  });

  describe('stores encrypted', () => {
    const encryptedIn = (collection: string) =>
      recordTypes
        .filter((record) => record.collection === collection)
        .flatMap(({ fields }) => Object.entries(fields))
        .flatMap(([name, { attribute }]) => (attribute.encrypt ? [name] : []));

    it('every free text about a person that no query needs', () => {
      /** Which texts stay in clear, and why. */
      const inClear = new Set([
        // Doctors search by it.
        'profiles.name',
        // Codes and labels of the app, not what a person wrote.
        'profiles.countryCode',
        'profiles.consentVersion',
        'profiles.chatTonePreference',
        'profiles.hospitalName',
        'symptom_checks.rulesVersion',
        'appointments.appointmentType',
        'medical_documents.documentType',
        'bookmarked_products.category',
        // The reminders function is told by them when a dose is due.
        'medication_reminders.times',
        'appointments.timeZone',
        'medication_reminders.timeZone',
        'medication_reminders.movedFromZone',
        // The staff's name, not the patient's.
        'care_notes.senderName',
        'access_log.viewerName',
        'access_log.what',
        'tombstones.entity',
        // Names of programs, as the session has them.
        'devices.browser',
        'devices.system',
      ]);
      // Ids, dates and times: queries need most of them.
      const isShort = (name: string) => /^(editTimes|date|time|.*(Id|On|At|Date|Lmp))$/.test(name);
      const isFreeText = ({ type, format }: Pick<Attribute, 'type' | 'format'>) =>
        type === 'string' && format !== 'enum';
      const personal = recordTypes.filter(
        (record: RecordType) => record.documentSecurity && !record.collection.startsWith('forum_'),
      );
      const plain = personal.flatMap(({ collection, fields }) =>
        Object.entries(fields)
          .filter(([, { attribute }]) => isFreeText(attribute) && !attribute.encrypt)
          .flatMap(([name]) => (isShort(name) ? [] : [`${collection}.${name}`])),
      );
      expect(plain.filter((name) => !inClear.has(name))).toEqual([]);
    });

    it('nothing that an index contains', () => {
      for (const { collection, indexes } of recordTypes as readonly RecordType[])
        for (const { on } of indexes) for (const name of on) expect(encryptedIn(collection)).not.toContain(name);
    });

    it('nothing that the app, a function or a command filters or orders by', () => {
      const fields = new Map<string, boolean[]>();
      for (const record of recordTypes as readonly RecordType[])
        for (const [name, { attribute }] of Object.entries(record.fields))
          fields.set(name, [...(fields.get(name) ?? []), attribute.encrypt === true]);
      const isAlwaysEncrypted = (name: string) => fields.get(name)?.every(Boolean) ?? false;
      const asked = ['src', 'functions', 'server', 'scripts'].flatMap((folder) =>
        readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: true, withFileTypes: true })
          .filter(({ name }) => /\.tsx?$/.test(name) && !name.includes('.test.'))
          .flatMap(({ parentPath, name }) => [
            ...readFileSync(join(parentPath, name), 'utf8').matchAll(/Query\.(?!select\b)\w+\(\s*'([^']+)'/g),
          ])
          .map(([, name = '']) => name),
      );
      expect(asked.length).toBeGreaterThan(50);
      // `provision` and `clinic` ask for accounts by their address, which is not that of profiles.
      expect(asked.filter(isAlwaysEncrypted)).toEqual(['email', 'email']);
    });

    it('texts in a size that holds the longest text in any script', () => {
      for (const record of recordTypes as readonly RecordType[])
        for (const [name, { attribute, longest = 0 }] of Object.entries(record.fields))
          if (attribute.encrypt)
            expect(encryptedBytes(attribute.size ?? 0), `${record.collection}.${name}`).toBeGreaterThanOrEqual(
              3 * longest,
            );
    });
  });

  describe('is taken by the Appwrite CLI and by Appwrite behind it', () => {
    const config = JSON.parse(committed);
    const collections: { $id: string; databaseId: string; attributes: Attribute[]; indexes: Index[] }[] =
      config.collections;
    const attributes = collections.flatMap((collection) =>
      collection.attributes.map((attribute) => ({ name: `${collection.$id}.${attribute.key}`, attribute })),
    );
    const keysOf = (things: object[]) => [...new Set(things.flatMap((thing) => Object.keys(thing)))];

    it('has no key that the CLI does not know: it checks strictly', () => {
      const known = {
        config: ['projectId', 'projectName', 'databases', 'collections', 'buckets', 'functions'],
        databases: ['$id', 'name', 'enabled'],
        collections: '$id $permissions databaseId name enabled documentSecurity attributes indexes'.split(' '),
        attributes: 'key type required array size default min max format elements encrypt'.split(' '),
        indexes: ['key', 'type', 'status', 'attributes', 'orders'],
        buckets:
          '$id $permissions fileSecurity name enabled maximumFileSize allowedFileExtensions compression encryption antivirus'.split(
            ' ',
          ),
        functions:
          'path $id execute name enabled logging runtime specification scopes events schedule timeout entrypoint commands'.split(
            ' ',
          ),
      };
      expect(known.config).toEqual(expect.arrayContaining(Object.keys(config)));
      for (const resource of ['databases', 'collections', 'buckets', 'functions'] as const)
        expect(known[resource], resource).toEqual(expect.arrayContaining(keysOf(config[resource])));
      expect(known.attributes).toEqual(expect.arrayContaining(keysOf(attributes.map(({ attribute }) => attribute))));
      expect(known.indexes).toEqual(expect.arrayContaining(keysOf(collections.flatMap(({ indexes }) => indexes))));
    });

    it('puts every collection into a database of the file', () => {
      const ids = config.databases.map((database: { $id: string }) => database.$id);
      for (const { $id, databaseId } of collections) expect(ids, $id).toContain(databaseId);
    });

    it('presets nothing that is required, and no list', () => {
      for (const { name, attribute } of attributes)
        if (attribute.required || attribute.array) expect(attribute.default, name).toBeNull();
    });

    it('gives each attribute what its type needs', () => {
      for (const { name, attribute } of attributes) {
        const { type, format, size, min, max, elements, default: preset } = attribute;
        expect(['string', 'integer', 'double', 'boolean', 'datetime'], name).toContain(type);
        if (type === 'string' && format === undefined) expect(size, name).toBeGreaterThan(0);
        if (format === 'enum') {
          expect(elements?.length, name).toBeGreaterThan(0);
          for (const element of elements ?? []) expect(element.length, name).toBeLessThanOrEqual(255);
          if (preset !== null) expect(elements, name).toContain(preset);
        }
        if (type === 'boolean' && preset !== null) expect(preset, name).toBeTypeOf('boolean');
        // The same value as in the server's answer: otherwise the next push would recreate the attribute without its
        // data.
        if (type === 'datetime') expect(format, name).toBe('');
        if (min === undefined && max === undefined) continue;
        expect(['integer', 'double'], name).toContain(type);
        expect(Number.isInteger(min) && Number.isInteger(max), `whole bounds of ${name}`).toBe(true);
        expect(min, name).toBeLessThan(Number(max));
      }
    });

    it('has indexes over its own attributes, short enough for MariaDB (768 characters of text)', () => {
      for (const { $id, attributes: own, indexes } of collections) {
        const seen = new Set<string>();
        for (const { key, type, attributes: on, orders } of indexes) {
          expect(['key', 'unique', 'fulltext'], key).toContain(type);
          expect(orders.length, key).toBe(type === 'fulltext' ? 0 : on.length);
          const found = on.map((name) =>
            name.startsWith('$') ? { type: 'datetime', size: 0, array: false } : own.find((one) => one.key === name),
          );
          expect(found, `${$id}.${key}`).not.toContain(undefined);
          expect(
            found.some((one) => one?.array),
            `${$id}.${key}`,
          ).toBe(false);
          const length = found.reduce((sum, one) => sum + (one?.type === 'string' ? (one.size ?? 255) : 0), 0);
          if (type === 'fulltext') expect(found.every((one) => one?.type === 'string')).toBe(true);
          else expect(length, `${$id}.${key}`).toBeLessThanOrEqual(768);
          seen.add(`${type} ${on.join()}`);
        }
        expect(seen.size, `${$id} has the same index twice`).toBe(indexes.length);
        expect(indexes.filter(({ type }) => type === 'fulltext').length, $id).toBeLessThanOrEqual(1);
      }
    });

    it('has buckets within the limit of a fresh installation (30 MB a file)', () => {
      for (const { $id, maximumFileSize, allowedFileExtensions, compression } of config.buckets) {
        expect(maximumFileSize, $id).toBeLessThanOrEqual(30_000_000);
        expect(allowedFileExtensions.length, $id).toBeLessThanOrEqual(100);
        expect(['none', 'gzip', 'zstd'], $id).toContain(compression);
      }
    });

    it('names only events that a function may ask for', () => {
      for (const { $id, events } of config.functions)
        for (const event of events)
          expect(
            [DOCUMENT_ACTIONS, USER_ACTIONS, FILE_ACTIONS].some((pattern) => pattern.test(event)),
            `${$id}: Appwrite refuses ${event}`,
          ).toBe(true);
    });

    it('gives each function what a deployment needs', () => {
      for (const { $id, path, entrypoint, runtime, schedule, timeout, scopes } of config.functions) {
        expect(path, $id).toBe(`functions/${$id}`);
        expect(entrypoint, $id).toBe('main.js');
        expect(runtime, $id).toBe('node-20.0');
        expect(timeout, $id).toBeLessThanOrEqual(900);
        if (schedule !== '') expect(schedule.split(' '), $id).toHaveLength(5);
        for (const scope of scopes)
          expect(scope, $id).toMatch(
            /^(users|sessions|databases|collections|documents|buckets|files|targets|messages|functions|executions)\.(read|write)$/,
          );
      }
    });
  });
});
