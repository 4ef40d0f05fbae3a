import { recordTypes } from '../../src/model/collections/collections.ts';
import type { Field } from '../../src/model/schema/field.ts';
import { validateRecord, type RecordType } from '../../src/model/schema/record.ts';
import type { Issue } from '../../src/model/schema/issue.ts';
import { scriptPayloads } from '../support/samples/script-payloads.ts';

/** A free text of the model: not a choice, an id or a date. */
export interface OpenField {
  /** `<collection>.<field>` */
  readonly key: string;
  readonly type: RecordType;
  readonly name: string;
  readonly isList: boolean;
}

/** A field that accepts at most so many payloads is an id; a free text accepts more. */
const FEW = 5;

/** The model's validation errors for this text in this field alone. */
export const faultsIn = ({ type, name, isList }: OpenField, text: string): Issue[] =>
  validateRecord({ ...type, fields: { [name]: type.fields[name] as Field }, check: undefined } as RecordType, {
    [name]: isList ? [text] : text,
  });

const stringFields: readonly OpenField[] = recordTypes.flatMap((type: RecordType) =>
  Object.entries(type.fields)
    .filter(([, { attribute }]) => attribute.type === 'string')
    .map(([name, { attribute }]) => ({
      key: `${type.collection}.${name}`,
      type,
      name,
      isList: attribute.array,
    })),
);

/** All free texts of all records, as the model files declare them. */
export const openFields: readonly OpenField[] = stringFields.filter(
  (field) => scriptPayloads.filter((text) => faultsIn(field, text).length === 0).length > FEW,
);
