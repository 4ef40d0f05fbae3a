import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { Clinic } from './clinic.ts';
import type { LocalCollectionName } from '../../src/model/collections/local-collections.ts';
import { Device, type Account } from './device.ts';
import { Network } from './network.ts';

/** One real server for all tests of a file. Each test has its own patient and its own network. */
export interface ServerForTests {
  readonly clinic: Clinic;
  readonly network: Network;
  readonly amina: Account;
  /** A phone of this patient. */
  phone(names?: readonly LocalCollectionName[]): Promise<Device>;
  pressuresOnServer(): Promise<Record<string, unknown>[]>;
}

/** @param name the prefix of the patients' ids */
export function serverForTests(name: string): ServerForTests {
  let clinic: Clinic;
  let network: Network;
  let amina: Account;
  let number = 0;
  beforeAll(async () => {
    clinic = await Clinic.open();
  });
  afterAll(() => clinic[Symbol.asyncDispose]());
  beforeEach(async () => {
    network = new Network();
    amina = await clinic.signUp(`${name}-${(number += 1)}`);
  });
  afterEach(() => network[Symbol.dispose]());
  return {
    get clinic() {
      return clinic;
    },
    get network() {
      return network;
    },
    get amina() {
      return amina;
    },
    phone: (names) => Device.of(clinic.url, amina, names),
    pressuresOnServer: () => clinic.documents('blood_pressure', amina.id),
  };
}
