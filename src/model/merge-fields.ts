import { changedFields, isSame, isSameContent, type Content } from './content.ts';
import { editTimesOf, editTimesText, isAboutEdits } from './edit-times.ts';

const editTime = (content: Content) => Date.parse(String(content.editedAt ?? '')) || 0;

/** Whether both sides changed a field, and not to the same. */
export const isContested = (name: string, base: Content, local: Content, remote: Content) =>
  ![base, local].some((other) => isSame(other[name], remote[name])) && !isSame(base[name], local[name]);

/**
 * Merges field by field; a list is one field. The later edit of a field stands, by its own time (see edit-times): an edit
 * that has seen another is later than it, whatever this phone believes to be the common base. Where times do not tell, as
 * with a client that keeps none, the side that changed the field stands; of two that changed it the server's, since what
 * differs beside the same time was changed after that edit; with no times at all the later `editedAt`, and on a tie the
 * phone that merges, because it is the later sender. Without a base, as with an old copy out of a backup file, times alone
 * speak for this phone.
 */
export function mergeFields(base: Content | undefined, local: Content, remote: Content): Content {
  const [from, ours, theirs] = [editTimesOf(base ?? {}), editTimesOf(local), editTimesOf(remote)];
  const keepsTimes = Object.keys(ours).length > 0;
  const isOurs = (name: string) => {
    const [our = 0, their = 0] = [ours[name], theirs[name]];
    if (our !== their) return our > their;
    // This phone edited nothing since: an old copy must not bring back a doctor whose access the clinic took away.
    if (!base || (keepsTimes && our === (from[name] ?? 0))) return false;
    if (isContested(name, base, local, remote)) return !keepsTimes && editTime(local) >= editTime(remote);
    return !isSame(base[name], local[name]);
  };
  const merged: Record<string, unknown> = { ...remote };
  const latest = { ...theirs };
  for (const [name, time] of Object.entries(ours)) latest[name] = Math.max(time, theirs[name] ?? 0);
  for (const name of changedFields(remote, local)) {
    if (isAboutEdits(name) || !isOurs(name)) continue;
    if (local[name] === undefined) delete merged[name];
    else merged[name] = local[name];
    // Kept over another value beside the same time: only a later one tells whoever meets both that it was.
    if (latest[name] !== undefined && ours[name] === theirs[name]) latest[name] += 1;
  }
  const editTimes = isSameContent(latest, theirs) ? remote.editTimes : editTimesText(latest);
  const { editedAt } = editTime(local) > editTime(remote) ? local : remote;
  return { ...merged, ...(editedAt !== undefined && { editedAt }), ...(editTimes !== undefined && { editTimes }) };
}
