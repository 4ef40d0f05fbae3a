import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProjectConfiguration } from 'vitest/config';

const tests = [
  'src/**/*.test.{ts,tsx}',
  'server/**/*.test.ts',
  'functions/**/*.test.ts',
  'scripts/**/*.test.ts',
  'tests/{contract,simulation,architecture,model,faults,fuzz}/**/*.test.{ts,tsx}',
];

/** Too slow for `npm test`: scripts/test.mjs says when these run. */
const slowTests = [
  'tests/simulation/!(twenty-seeds).test.ts',
  'tests/{faults,fuzz}/**/*.test.ts',
  'tests/contract/audit/{audit-operations,audit-trail}.test.ts',
  'tests/contract/{matrix/route-scopes,parameters/surplus-parameters}.test.ts',
  'tests/contract/operations/{server-process,admin,move-to-appwrite,provision,demo,backup,backup-time,backup-encryption,restore-drill,check,start-check,realtime-restart}.test.ts',
  'tests/contract/storage/{file-outbox,restored-server,file-chunks,upload-corpus,file-content,file-access,files}.test.ts',
  'tests/contract/{functions/function-bundles,http/limits}.test.ts',
  'scripts/danger-words/train.test.ts',
  'src/db/backup/{backup,restore-backup,salvage-store}.test.ts',
  'src/features/first-run/welcome-page.test.tsx',
  'src/db/{snapshot/whole-snapshot,rxdb/chunked-broadcast,records/list-limits,records/chat}.test.ts',
  'src/app/{backup/data-export,pages/first-sync}.test.{ts,tsx}',
  'src/workers/push-handler.test.ts',
  'src/features/clinic/clinic-trouble.test.tsx',
  'src/features/dashboard/past-due-cards.test.tsx',
  'src/features/documents/add-document.test.tsx',
  'src/features/reminders/follow-time-zone.test.ts',
  'src/app/notifications/due-doses.test.ts',
  'src/app/lock/set-lock.test.ts',
  'src/clinical/medicines/{reminder-schedule,time-zone-journey}.test.ts',
  'src/db/encryption/app-lock.test.ts',
  'src/db/store/store-durability.test.ts',
  'src/sync/{outbox/file-outbox,session/lost-device,worker/background-lock}.test.ts',
  'src/sync/replication/pull/pull.test.ts',
  'src/clinical/pressure/pressure-invariants.test.ts',
  'server/storage/pdf-scan.test.ts',
  'tests/contract/documents/{schema-changes,withdrawn-attributes,server-owned,list-limits,transactions,encrypted-attributes,queries}.test.ts',
  'tests/contract/functions/{deployed-functions,ai-gateway,functions,clinic,clinic-audit,clinic-devices,midwives,cohort,cohort-requests,scheduled-articles}.test.ts',
  'tests/contract/forum/{forum,forum-anonymity,forum-before-pseudonyms,forum-leaving}.test.ts',
  'tests/contract/accounts/{erase,account-erasure,erasure-limits,remembered-devices,fallback-session}.test.ts',
  'tests/contract/*/{authorisation-matrix,authorisation-mutants,care-team,care-access,care-access-interrupted,care-access-midwives,care-access-failures,care-access-overtaken,care-access-together,care-access-tombstones,reminders,alarms,reminder-outages,forum-crashes}.test.ts',
];

/** The server, of which each file starts its own; not those that replace a module or the environment. */
const serverTests = [
  '{server,scripts}/**/!(password).test.ts',
  'tests/{architecture,model}/**/*.test.ts',
  'tests/contract/**/!(account-erasure|cohort-requests|fallback-session|care-access-*|list-limits|file-access|restore-drill).test.ts',
];

/** What a test can leave behind in its process: another module, environment, browser or store. */
const LEAVES_TRACES =
  /vi\.(mock|doMock|stubEnv|stubGlobal|spyOn|useFakeTimers)|@vitest-environment|fake-indexeddb|(local|session)Storage|globalThis|openStore|process\.env/;

const IN_A_PAGE = /@vitest-environment page/;
/**
 * What tests/support/shared-page.ts cannot undo after a file, another module or environment and open stores; and what a
 * late timer of the file before could change, the focus.
 */
const NEEDS_OWN_PAGE = /vi\.(mock|doMock|stubEnv)|process\.env|fake-indexeddb|openStore|activeElement/;

/** The test files of the app and the functions whose text is such. */
const appTests = (isSuch: (text: string) => boolean) =>
  ['src', 'functions'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts') || name.endsWith('.test.tsx'))
      .map((name) => join(folder, name))
      .filter((file) => isSuch(readFileSync(file, 'utf8'))),
  );

/**
 * The projects of Vitest. Tests that leave nothing behind for the next file share a process, which takes half the time;
 * those of screens without a store share a page too, which is emptied between the files. The others have a process each. Not a thread: threads hear each other's broadcast channels, as tabs of one phone do.
 */
export function vitestProjects(): TestProjectConfiguration[] {
  const sharing = [...serverTests, ...appTests((text) => !LEAVES_TRACES.test(text))];
  const sharingPage = appTests((text) => IN_A_PAGE.test(text) && !NEEDS_OWN_PAGE.test(text));
  return [
    {
      extends: true,
      test: { name: 'main', include: tests, exclude: [...slowTests, ...sharing, ...sharingPage] },
    },
    { extends: true, test: { name: 'main, shared process', include: sharing, exclude: slowTests, isolate: false } },
    {
      extends: true,
      test: {
        name: 'main, shared page',
        include: sharingPage,
        exclude: slowTests,
        isolate: false,
        setupFiles: ['tests/support/shared-page.ts'],
      },
    },
    { extends: true, test: { name: 'rest', include: slowTests } },
  ];
}
