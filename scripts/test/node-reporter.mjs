// Tells the caller of each test as it ends, as reporter.mjs does for Vitest and Playwright; for the test runner of Node.
import { writeSync } from 'node:fs';

const PROGRESS = 3;

export default async function* nodeReporter(source) {
  for await (const { type, data } of source) {
    const isResult = type === 'test:pass' || type === 'test:fail';
    // A test with tests inside has a result of its own beside theirs; what was left out has none.
    if (!isResult || data.details?.type === 'suite' || data.skip !== undefined) continue;
    writeSync(PROGRESS, `${JSON.stringify({ name: data.name, isOk: type === 'test:pass' })}\n`);
    if (type === 'test:fail')
      yield `${data.name}: ${data.details.error?.cause?.message ?? data.details.error?.message}\n`;
  }
}
