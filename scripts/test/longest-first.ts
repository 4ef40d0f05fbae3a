import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, the longest first. Only the order depends on it, so it may be out of date. */
const longest = [
  'tests/simulation/planted-bugs.test.ts',
  'tests/contract/storage/file-outbox.test.ts',
  'tests/simulation/simulation.test.ts',
  'tests/contract/operations/move-to-appwrite.test.ts',
  'tests/contract/storage/restored-server.test.ts',
  'tests/fuzz/fuzz.test.ts',
  'tests/faults/kill-rounds.test.ts',
  'tests/contract/matrix/authorisation-matrix.test.ts',
  'tests/contract/operations/server-process.test.ts',
  'tests/contract/care/care-team.test.ts',
  'tests/contract/operations/admin.test.ts',
  'tests/simulation/regression.test.ts',
];

/**
 * Starts the longest files first. On a fresh machine Vitest knows no durations and starts the largest files first; then
 * a long test in a small file is started last, and the other processors wait for it.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'));
      return place < 0 ? longest.length : place;
    };
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
