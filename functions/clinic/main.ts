import type { FunctionContext } from '../support/function-context.ts';
import { jsonObjectIn } from '../support/json-object.ts';
import { countUse } from '../support/usage-counter.ts';
import type { Limits } from '../support/usage-limit.ts';
import { readAudit } from './audit.ts';
import type { Body, Caller } from './call.ts';
import { countCohort } from './cohort.ts';
import { listDevices, wipeDevice } from './devices.ts';
import { saveHospital } from './hospital.ts';
import { deleteHospital, describeUse, moveHospital } from './hospital-use.ts';
import { describeInstallation } from './installation.ts';
import { invite, inviteAgain } from './invite.ts';
import { answerMessage, deleteMessage } from './messages.ts';
import { listPatients } from './patients.ts';
import { Refusal } from './refusal.ts';
import { Remote } from './remote.ts';
import { deleteExpiredNightly } from './delete-expired.ts';
import { publishDueArticles } from './publish-articles.ts';
import { changeRoles, dismiss } from './roles.ts';
import { saveRoster } from './roster.ts';
import { saveSettings } from './settings.ts';
import { listStaff } from './staff.ts';
import { deleteTemplate, orderTemplates, saveTemplate } from './templates.ts';
import { transfer } from './transfer.ts';

const limits: Limits = { perMinute: 120, perDay: 5000 };

/** All calls, for administrators only. */
const calls: Readonly<Record<string, (caller: Caller, body: Body) => Promise<object>>> = {
  '/staff': listStaff,
  '/patients': listPatients,
  '/installation': describeInstallation,
  '/invite': invite,
  '/invite-again': inviteAgain,
  '/roles': changeRoles,
  '/dismiss': dismiss,
  '/transfer': transfer,
  '/hospital': saveHospital,
  '/cohort': countCohort,
  '/answer-message': answerMessage,
  '/delete-message': deleteMessage,
  '/template': saveTemplate,
  '/delete-template': deleteTemplate,
  '/order-templates': orderTemplates,
  '/settings': saveSettings,
  '/roster': saveRoster,
  '/hospital-use': describeUse,
  '/move-hospital': moveHospital,
  '/delete-hospital': deleteHospital,
  '/devices': listDevices,
  '/wipe-device': wipeDevice,
  '/audit': readAudit,
};

function bodyIn(text: string): Body {
  const body = jsonObjectIn(text);
  if (!body) throw new Refusal('invalid', 'The body is no JSON object.');
  return body;
}

const isSweep = (headers: FunctionContext['req']['headers']): boolean => headers['x-appwrite-trigger'] === 'schedule';

/** The label is read from the account: that of the session may be older. @throws Refusal */
async function callerOf(remote: Remote, userId: string): Promise<Caller> {
  if (userId === '') throw new Refusal('signed-out', 'Sign in first.');
  const account = await remote.account(userId);
  if (!account?.status || !account.labels.includes('admin'))
    throw new Refusal('not-admin', 'This is for administrators.');
  return { userId, remote };
}

/**
 * What administrators do in the app. Each change has an entry in `clinic_actions` first. The scheduled run, each five
 * minutes, publishes articles whose time has come, and once a night deletes what is older than the settings allow.
 */
export default async ({ req, res, log, error }: FunctionContext): Promise<unknown> => {
  const { headers, path, bodyText } = req;
  const remote = new Remote({
    endpoint: process.env.APPWRITE_FUNCTION_API_ENDPOINT ?? '',
    projectId: process.env.APPWRITE_FUNCTION_PROJECT_ID ?? '',
    key: headers['x-appwrite-key'] ?? '',
  });
  if (isSweep(headers)) {
    const now = new Date();
    const published = await publishDueArticles(remote, now, (id, reason) => error(`${id}: ${String(reason)}`));
    const deleted = await deleteExpiredNightly(remote, now);
    if (published + deleted > 0) log(`${published} articles published, ${deleted} expired records deleted`);
    return res.json({ published, deleted });
  }
  try {
    const caller = await callerOf(remote, headers['x-appwrite-user-id'] ?? '');
    const call = Object.hasOwn(calls, path) ? calls[path] : undefined;
    if (!call) throw new Refusal('invalid', 'There is no such call.');
    const body = bodyIn(bodyText);
    if ((await countUse(remote.client, 'clinic', `user ${caller.userId}`, limits)) > 0)
      throw new Refusal('often', 'Too many calls.');
    return res.json(await call(caller, body));
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return res.json({ message: refusal.message, reason: refusal.reason }, refusal.code);
  }
};
