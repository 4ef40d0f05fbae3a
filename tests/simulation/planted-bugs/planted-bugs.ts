import { accessBugs } from './access.ts';
import { appointmentsBugs } from './appointments.ts';
import { backupsBugs } from './backups.ts';
import { deletionsBugs } from './deletions.ts';
import { editsBugs } from './edits.ts';
import { episodesBugs } from './episodes.ts';
import { filesBugs } from './files.ts';
import { forumBugs } from './forum.ts';
import { pullingBugs } from './pulling.ts';
import { sendingBugs } from './sending.ts';

/**
 * Bugs that the simulation must find. They are planted while the sync code is bundled; the source files do not change.
 */
export const plantedBugs = {
  ...accessBugs,
  ...appointmentsBugs,
  ...backupsBugs,
  ...deletionsBugs,
  ...editsBugs,
  ...episodesBugs,
  ...filesBugs,
  ...forumBugs,
  ...pullingBugs,
  ...sendingBugs,
};

export type BugName = keyof typeof plantedBugs;
export const bugNames = Object.keys(plantedBugs) as BugName[];

/** A seed that finds each bug, tried first. A change of the simulation can make a seed useless. */
export const caughtAt: Partial<Record<BugName, number>> = {
  'a commit without an answer counts as done': 11,
  'a commit without an answer is sent again without a check': 68,
  'a commit without an answer is sent again under new ids': 2,
  'a batch with one bad record is refused whole': 7,
  'halving forgets the second half': 7,
  'a refusal is tried for ever': 1,
  'a refused record is not kept aside': 1,
  'a rejected change stays after its record was corrected': 7,
  'no overlap': 12,
  'the checkpoint is the time of the phone': 2,
  'a page skips what shares its last time': 11,
  'a full page is taken for the last': 11,
  'any account will do': 2,
  'a lost session counts as a session': 1,
  'a lost session is not checked again': 1,
  'rows are sent under any signed-in account': 1,
  'readings may be changed by their owner': 1,
  'rows of other users are pulled': 2,
  'an edit overwrites what it did not see': 30,
  'the server wins every conflict': 3,
  'the phone wins every conflict': 1,
  'one time for all fields of a record': 3,
  'a doctor keeps what she was shown of a patient who left': 5,
  'an edit wins over a deletion': 1,
  'a deletion leaves no tombstone': 1,
  'a deletion of an unsent row is not sent': 1,
  'what is gone is deleted again and again': 1,
  'tombstones are not looked at': 24,
  'a late create survives its deletion': 19,
  'no waiting after a failure': 1,
  'a write without a broadcast is not looked for': 1,
  'a failed write of the store ends the loop': 4,
  'a regained session counts as a rejection': 130,
  'a rate limiter that waits by the wall clock': 1,
  'a create that arrived without an answer is not marked': 11,
  'a confirmed edit gives way to a server set back': 65,
  'an accepted deletion gives way to a server set back': 21,
  'what came since the last comparison counts as a survivor': 9,
  'no tab takes leadership from a frozen tab': 6,
  'a push marks its rows as confirmed': 1,
  'a pull confirms a row that was edited meanwhile': 3,
  'a pull overwrites what was written while its page was read': 1,
  'a first edit takes no base': 1,
  'a deletion takes no base': 3,
  'a later edit replaces the base': 1,
  'a base is kept after the confirmation': 1,
  'an edit stays confirmed': 1,
  'a deletion stays confirmed': 3,
  'a form overwrites what came since it was opened': 43,
  'an edit has no time': 3,
  'an edit claims to have changed every field': 1,
  'a merged row keeps its old base': 1,
  'a merge is not sent': 1,
  'the comparison does not send what the server has lost': 2,
  'the comparison deletes what the server has lost': 2,
  'the comparison is not due after a restore': 2,
  'a push forgets the rows behind its first batch': 11,
  'deletions are not pushed': 1,
  'nothing is pulled after a push': 1,
  'an edit that another phone overwrote counts as arrived': 3,
  'a rejected change is sent again for ever': 1,
  'a restored backup brings back what was deleted since': 19,
  'a restored backup overwrites later edits': 111,
  'a restored deletion wins over a later edit': 26,
  'the checkpoint is saved before its rows': 14,
  'a tombstone is purged early': 104,
  'two phones make two appointments of one contact': 24,
  'a form of an appointment overwrites what came since it was opened': 43,
  'a record is sent before its file': 1,
  'a resumed file is sent under a second id': 1,
  'the file of a restored record is not sent': 1,
  'a file that the server has lost is not sent again': 21,
  'a forum text is sent twice after a lost answer': 1,
  'a reply is sent before its topic': 29,
  'a note of an alarm has an id of its phone': 5,
  'an outcome closes an alarm that its doctor did not know of': 26,
};
