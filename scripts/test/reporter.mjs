// Tells scripts/test.mjs of each test as it ends, one line of JSON on file descriptor 3. For Vitest and Playwright alike.
import { writeSync } from 'node:fs';

const PROGRESS = 3;
const tell = (name, isOk) => writeSync(PROGRESS, `${JSON.stringify({ name, isOk })}\n`);

export default class TestReporter {
  /** Vitest: one test. */
  onTestCaseResult(test) {
    const { state } = test.result();
    if (state !== 'skipped') tell(`${test.module.relativeModuleId} > ${test.fullName}`, state === 'passed');
  }

  /** Vitest: a file, which can fail without any test of it. */
  onTestModuleEnd(file) {
    for (const error of file.errors()) tell(`${file.relativeModuleId}: ${error.message}`, false);
  }

  /** Playwright: one test. */
  onTestEnd(test, { status }) {
    if (status !== 'skipped') tell(test.titlePath().filter(Boolean).join(' > '), status === test.expectedStatus);
  }
}
