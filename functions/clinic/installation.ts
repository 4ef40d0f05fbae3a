import { Query } from 'node-appwrite';
import type { Count, InstallationAnswer, ServerState } from '../../src/model/clinic/clinic-answers.ts';
import { device } from '../../src/model/account/device.ts';
import { forumReport } from '../../src/model/forum/forum-report.ts';
import { doctorMessage } from '../../src/model/messages/doctor-message.ts';
import { profile } from '../../src/model/records/profile.ts';
import { readingTypes } from '../../src/model/records/reading.ts';
import { reminderNotification } from '../../src/model/reminders/reminder-notification.ts';
import { DAY_MS } from '../../src/model/time/durations.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import type { Caller } from './call.ts';

const WEEK_MS = 7 * DAY_MS;

const sum = (counts: readonly Count[]): Count => ({
  value: counts.reduce((total, { value }) => total + value, 0),
  isLeast: counts.some(({ isLeast }) => isLeast),
});

/** The state of the installation and its use in numbers; no record is read. */
export async function describeInstallation({ remote }: Caller): Promise<InstallationAnswer> {
  const since = toInstant(Date.now() - WEEK_MS);
  const created = [Query.greaterThanEqual('$createdAt', since)];
  const withLabel = (label: string) => remote.countAccounts([Query.contains('labels', [label])]);
  const [server, accounts, doctors, admins, patients, devices, readings, messages, pushes, reports] = await Promise.all(
    [
      remote.ownPath<ServerState>('/maia/installation'),
      remote.countAccounts(),
      withLabel('doctor'),
      withLabel('admin'),
      remote.count(profile.collection),
      remote.count(device.collection, [Query.greaterThanEqual('lastSeenAt', since)]),
      Promise.all(Object.values(readingTypes).map(({ collection }) => remote.count(collection, created))),
      remote.count(doctorMessage.collection, created),
      remote.count(reminderNotification.collection, [
        Query.greaterThanEqual('dueAt', since),
        Query.equal('outcome', ['refused', 'noTarget']),
      ]),
      remote.count(forumReport.collection, [Query.isNull('closedAt')]),
    ],
  );
  return {
    server: server ?? null,
    accounts,
    doctors,
    admins,
    patients,
    devicesOfWeek: devices,
    readingsOfWeek: sum(readings),
    messagesOfWeek: messages,
    failedPushesOfWeek: pushes,
    openReports: reports,
  };
}
