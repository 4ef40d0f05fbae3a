import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Ajv, type ValidateFunction } from 'ajv';
import draft6 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' };
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { datingChanges } from '@/clinical/gestation/pregnancy-dating.ts';
import { reportSections } from '@/features/report/content/report-source.ts';
import { toInstant } from '@/model/time/instant.ts';
import type { Reading } from '@/model/records/reading.ts';
import { contentOf } from '@/features/report/content/test-report.ts';
import { reportBundle } from '@/features/report/fhir/report-bundle.ts';
import type { FhirResource, Observation } from '@/features/report/fhir/r4.ts';

interface Schema {
  definitions: Record<string, object>;
}

/** HL7's schema, reduced to the definitions that these resources need: compiling all of it would take minutes. */
function schemaFor(types: readonly string[]): Schema {
  const file = new URL('./fhir-schema/fhir.schema.json.gz', import.meta.url);
  const whole = JSON.parse(gunzipSync(readFileSync(file)).toString()) as Schema;
  const list = { oneOf: types.map((type) => ({ $ref: `#/definitions/${type}` })) };
  const all: Record<string, object> = { ...whole.definitions, ResourceList: list };
  const definitions: Record<string, object> = {};
  const take = (name: string) => {
    const definition = all[name];
    if (!definition || definitions[name]) return;
    definitions[name] = definition;
    for (const [, used = ''] of JSON.stringify(definition).matchAll(/"#\/definitions\/([^"]+)"/g)) take(used);
  };
  take('Bundle');
  return { definitions };
}

let validate: ValidateFunction;
beforeAll(() => {
  const types = reportBundle(contentOf({ sections: reportSections })).entry.map(
    ({ resource }) => resource.resourceType,
  );
  const ajv = new Ajv({ strict: false, validateFormats: false });
  ajv.addMetaSchema(draft6);
  const schema = schemaFor([...new Set(types)]);
  validate = ajv.compile({
    $schema: 'http://json-schema.org/draft-06/schema#',
    ...schema,
    $ref: '#/definitions/Bundle',
  });
});

const whole = () => reportBundle(contentOf({ sections: reportSections, days: 90 }));
const resources = <T extends FhirResource['resourceType']>(type: T, bundle = whole()) =>
  bundle.entry
    .map(({ resource }) => resource)
    .filter((each): each is Extract<FhirResource, { resourceType: T }> => each.resourceType === type);
const coded = (code: string, bundle = whole()): Observation[] =>
  resources('Observation', bundle).filter((each) => each.code.coding?.some((coding) => coding.code === code));

describe('the FHIR document of a report', () => {
  it.each([
    ['with everything', contentOf({ sections: reportSections, days: 90 })],
    ['with nothing chosen', contentOf({ sections: [] })],
    ['of a user who has entered nothing', contentOf({}, { person: { id: 'a', userId: 'a' }, readings: [], labs: [] })],
  ])('%s is valid by HL7’s own schema of R4', (_, content) => {
    validate(reportBundle(content));
    expect(validate.errors ?? []).toEqual([]);
  });

  it('the schema refuses what is no R4', () => {
    const broken = whole();
    for (const observation of resources('Observation', broken)) Reflect.deleteProperty(observation, 'code');
    expect(validate(broken)).toBe(false);
  });

  it('begins with a composition from which every other resource is reached', () => {
    const bundle = whole();
    const [first] = bundle.entry;
    expect(first?.resource.resourceType).toBe('Composition');
    const named = new Set([...JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)].map(([, url]) => url));
    const alone = bundle.entry.slice(1).filter(({ fullUrl }) => !named.has(fullUrl));
    expect(alone).toEqual([]);
    for (const url of named) expect(bundle.entry.map(({ fullUrl }) => fullUrl)).toContain(url);
  });

  it('gives a pressure as one panel of two components in mm[Hg], with what she answered on its card', () => {
    const [pressure] = coded('85354-9');
    expect(pressure?.component?.map(({ valueQuantity }) => [valueQuantity.value, valueQuantity.code])).toEqual([
      [168, 'mm[Hg]'],
      [114, 'mm[Hg]'],
    ]);
    expect(JSON.stringify(pressure?.note)).toContain('headache, vision');
  });

  it('codes a sugar by its unit and never guesses one', () => {
    expect(coded('41653-7').map(({ valueQuantity }) => valueQuantity?.value)).toEqual([97, 40]);
    expect(coded('14743-9').map(({ valueQuantity }) => valueQuantity?.unit)).toEqual(['mmol/L']);
    expect(coded('41653-7')[1]?.valueQuantity?.comparator).toBe('<');
    const bare = resources('Observation').find(({ code }) => code.text?.includes('unit not given'));
    expect([bare?.valueString, bare?.valueQuantity]).toEqual(['20', undefined]);
  });

  it('gives what the meter showed instead of a number, also where no unit is known', () => {
    const readings = contentOf().source.readings.map((reading) => ({ ...reading, unit: null })) as Reading[];
    const bundle = reportBundle(contentOf({}, { readings }));
    const bare = resources('Observation', bundle).filter(({ code }) => code.text?.includes('unit not given'));
    expect(bare.map(({ valueString }) => valueString)).toContain('LO');
    expect(bare.map(({ valueString }) => valueString)).not.toContain('40');
  });

  it('has what she answered on the card of a weight', () => {
    const { notes, readings } = contentOf().source;
    const weighed = readings.find(({ kind }) => kind === 'weight');
    const bundle = reportBundle(contentOf({}, { notes: notes.map((note) => ({ ...note, readingId: weighed?.id })) }));
    expect(JSON.stringify(coded('29463-7', bundle)[0]?.note)).toContain('Symptoms: vision');
  });

  it('has the documents of its first day as the printed page has them, by the clock on the wall', () => {
    vi.stubEnv('TZ', 'Africa/Nairobi');
    const { documents } = contentOf().source;
    const on = (hour: number) => toInstant(new Date(2026, 10, 8, hour).getTime());
    for (const hour of [0, 12, 23]) {
      const bundle = reportBundle(
        contentOf({ days: 14 }, { documents: documents.map((each) => ({ ...each, createdAt: on(hour) })) }),
      );
      expect(resources('DocumentReference', bundle)).toHaveLength(1);
    }
    const before = documents.map((each) => ({ ...each, createdAt: on(-1) }));
    expect(resources('DocumentReference', reportBundle(contentOf({ days: 14 }, { documents: before })))).toEqual([]);
    vi.unstubAllEnvs();
  });

  it('keeps pounds as pounds', () => {
    expect(coded('29463-7').map(({ valueQuantity }) => valueQuantity?.code)).toEqual(['kg', '[lb_av]']);
  });

  it('gives the due date by how it was found, and no weeks after a loss', () => {
    expect(coded('11779-6').map(({ valueDateTime }) => valueDateTime)).toEqual(['2027-02-09']);
    const person = { ...contentOf().source.person, pregnancyStatus: 'ended' as const };
    const ended = reportBundle(contentOf({}, { person }));
    expect([coded('11779-6', ended), coded('18185-9', ended)]).toEqual([[], []]);
    expect(coded('82810-3', ended)[0]?.valueCodeableConcept?.coding?.[0]?.code).toBe('LA26683-5');
  });

  it('gives no last period: the date the weeks are counted from may be moved by the length of the cycle', () => {
    const dating = datingChanges({ method: 'LMP', lmp: '2026-05-01', cycleDays: 35 }, '2026-11-21');
    const bundle = reportBundle(contentOf({}, { person: { ...contentOf().source.person, ...dating } }));
    expect(coded('8665-2', bundle)).toEqual([]);
    expect(coded('11779-6', bundle)).toHaveLength(1);
  });

  it('gives completed weeks alone, and says so, where she entered no days', () => {
    const entered = { method: 'WEEKS_ENTERED', weeks: 28, recordedOn: '2026-11-18' } as const;
    const age = (days: number | null) => {
      const dating = datingChanges({ ...entered, days }, '2026-11-18');
      const person = { ...contentOf().source.person, ...dating };
      const bundle = reportBundle(contentOf({}, { person }));
      validate(bundle);
      expect(validate.errors ?? []).toEqual([]);
      const [observation] = coded('18185-9', bundle);
      expect(coded('11778-8', bundle)[0]?.note?.[0]?.text).toBe(
        days === null ? 'Up to 6 days too late: the weeks were given without days' : undefined,
      );
      return [observation?.valueQuantity?.value, observation?.valueQuantity?.code, observation?.note?.[0]?.text];
    };
    expect(age(null)).toEqual([28, 'wk', 'About week 28: the weeks were given without days']);
    expect(age(2)).toEqual([201, 'd', undefined]);
  });

  it('names what could not be loaded, in the document and in the section that lacks it', () => {
    const [composition] = resources(
      'Composition',
      reportBundle(contentOf({}, { missing: ['labs'], cutAt: { sugar: '2026-11-10' } })),
    );
    expect(composition?.text.div).toContain('Not loaded, and therefore not in this report: blood sugar, lab results.');
    const lacking = composition?.section.filter(({ text }) => text.div.includes('Not loaded'));
    expect(lacking?.map(({ title, emptyReason }) => [title, emptyReason?.coding?.[0]?.code])).toEqual([
      ['Results', 'unavailable'],
    ]);
    expect(JSON.stringify(resources('Composition'))).not.toContain('Not loaded');
  });

  it('says over how many days doses were counted', () => {
    const [medicine] = resources('MedicationStatement');
    expect(medicine?.note?.[0]?.text).toBe('1 of 6 doses taken in the last 30 days');
  });

  it('flags a lab value against the range that was printed', () => {
    const [hb] = coded('718-7');
    expect(hb?.interpretation?.[0]?.coding?.[0]?.code).toBe('L');
    expect(hb?.referenceRange).toEqual([
      { text: '11.0 - 15.0', low: { value: 11, unit: 'g/dL' }, high: { value: 15, unit: 'g/dL' } },
    ]);
  });

  it('has the allergies she named and never says that there are none, and calls withheld what she left out', () => {
    const sections =
      resources('Composition', reportBundle(contentOf({ sections: [] }, { person: { id: 'a', userId: 'a' } })))[0]
        ?.section ?? [];
    const reasons = sections.map(({ title, emptyReason }) => [title, emptyReason?.coding?.[0]?.code]);
    expect(reasons).toContainEqual(['Allergies', 'unavailable']);
    expect(reasons).toContainEqual(['Vital signs', 'withheld']);
    expect(resources('AllergyIntolerance').map(({ code }) => code.text)).toEqual(['Penicillin']);
  });

  it('holds no id of the app, and her notes only when she says so', () => {
    const { userId, id } = contentOf().source.person;
    for (const own of [`"${userId}"`, `"${id}"`, '"m1"', '"dr"', '"f1"'])
      expect(JSON.stringify(whole())).not.toContain(own);
    expect(JSON.stringify(whole())).toContain('after the stairs');
    expect(JSON.stringify(reportBundle(contentOf()))).not.toContain('after the stairs');
  });
});
