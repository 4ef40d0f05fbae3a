import type { BundleEntry, FhirResource, Reference } from './r4.ts';

/** Collects the resources of one document; each gets an id of its own, never the app's. */
export class Folder {
  readonly entries: BundleEntry[] = [];

  constructor(private readonly newId: () => string) {}

  /** Puts a resource in and says how others point at it. */
  add(resource: FhirResource): Reference {
    const fullUrl = `urn:uuid:${this.newId()}`;
    this.entries.push({ fullUrl, resource });
    return { reference: fullUrl };
  }

  /** The same for many. */
  addAll(resources: readonly FhirResource[]): Reference[] {
    return resources.map((resource) => this.add(resource));
  }
}
