import { weekdays } from '../../src/model/clinic/on-call.ts';
import { linesOf, planOf, roster } from '../../src/model/clinic/roster.ts';
import { hospital } from '../../src/model/records/hospital.ts';
import { isWorkingDoctor } from '../../src/model/account/staff.ts';
import { acceptedBy, logged, textIn, type Body, type Caller } from './call.ts';
import { Refusal } from './refusal.ts';

/**
 * Saves who is on call in a hospital. Everyone in it must be a working doctor: only they get an alarm. Exceptions of the
 * past are left out. @throws Refusal
 */
export async function saveRoster(caller: Caller, body: Body): Promise<object> {
  const { remote } = caller;
  const hospitalId = textIn(body, 'hospitalId');
  if (!(await remote.find(hospital.collection, hospitalId)))
    throw new Refusal('not-found', 'There is no such hospital.');
  const { week = [], exceptions = [] } = body;
  const given = acceptedBy(roster, { hospitalId, timeZone: textIn(body, 'timeZone'), week, exceptions });
  const plan = planOf(given);
  const people = new Set([...plan.week, ...plan.exceptions.flatMap(({ hours }) => hours)].map((each) => each.userId));
  const working = (await remote.accountsOf([...people])).filter(isWorkingDoctor);
  if (working.length < people.size) throw new Refusal('not-doctor', 'Only doctors can be on call.');
  const today = new Date().toISOString().slice(0, 10);
  const detail = `${plan.week.length} shifts on ${weekdays.filter((day) => plan.week.some((each) => each.day === day)).length} weekdays, ${plan.exceptions.length} dates`;
  await logged(caller, { action: 'roster', targetId: hospitalId, detail }, () =>
    remote.save(roster.collection, hospitalId, { ...given, ...linesOf(plan, today) }),
  );
  return {};
}
