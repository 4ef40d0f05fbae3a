import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { Clinic } from './clinic.ts';
import type { LocalCollectionName } from '../../src/model/collections/local-collections.ts';
import { Device, type Account } from './device.ts';
import { Network } from './network.ts';

/** One real server for a file of tests; each test has a patient and a wire of its own. */
export interface ServerForTests {
  readonly clinic: Clinic;
  readonly network: Network;
  readonly amina: Account;
  /** A phone of hers. */
  phone(names?: readonly LocalCollectionName[]): Promise<Device>;
  pressuresOnServer(): Promise<Record<string, unknown>[]>;
}

/** @param name the patients' ids begin with it */
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
