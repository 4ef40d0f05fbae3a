import type { BundleEntry, FhirResource, Reference } from './r4.ts';

/** Collects the resources of one document; each gets a new id, never the id in the app. */
export class BundleBuilder {
  readonly entries: BundleEntry[] = [];

  constructor(private readonly newId: () => string) {}

  /** Adds a resource and returns the reference to it. */
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
