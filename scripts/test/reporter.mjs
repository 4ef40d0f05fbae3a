// Tells scripts/test.mjs of each test as it ends, one line of JSON on file descriptor 3. For Vitest and Playwright alike.
import { writeSync } from 'node:fs';

const PROGRESS = 3;
/** @param isOk null for a test that was skipped; then `because` may say why */
const tell = (name, isOk, because = '') => writeSync(PROGRESS, `${JSON.stringify({ name, isOk, because })}\n`);

export default class TestReporter {
  /** Vitest: one test. */
  onTestCaseResult(test) {
    const { state, note } = test.result();
    tell(`${test.module.relativeModuleId} > ${test.fullName}`, state === 'skipped' ? null : state === 'passed', note);
  }

  /** Vitest: a file, which can fail without any test of it. */
  onTestModuleEnd(file) {
    for (const error of file.errors()) tell(`${file.relativeModuleId}: ${error.message}`, false);
  }

  /** Playwright: one test. */
  onTestEnd(test, { status }) {
    const because = test.annotations.find(({ type }) => type === 'skip')?.description;
    tell(
      test.titlePath().filter(Boolean).join(' > '),
      status === 'skipped' ? null : status === test.expectedStatus,
      because,
    );
  }
}
