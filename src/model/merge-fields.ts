import { changedFields, isSame, isSameContent, type Content } from './content.ts';
import { editTimesOf, editTimesText, isAboutEdits } from './edit-times.ts';

const editTime = (content: Content) => Date.parse(String(content.editedAt ?? '')) || 0;

/** Whether both sides changed a field, and not to the same. */
export const isContested = (name: string, base: Content, local: Content, remote: Content) =>
  ![base, local].some((other) => isSame(other[name], remote[name])) && !isSame(base[name], local[name]);

/**
 * Merges field by field; a list is one field. The later edit of a field stands, by its own time (see edit-times): an edit
 * that has seen another is later than it, whatever this phone believes to be the common base. Where times do not tell, as
 * with a client that keeps none, the side that changed the field stands; of two that changed it the later `editedAt`, and
 * on a tie the phone that merges, because it is the later sender.
 */
export function mergeFields(base: Content, local: Content, remote: Content): Content {
  const [ours, theirs] = [editTimesOf(local), editTimesOf(remote)];
  const isOurs = (name: string) => {
    const [our = 0, their = 0] = [ours[name], theirs[name]];
    if (our !== their) return our > their;
    if (isContested(name, base, local, remote)) return editTime(local) >= editTime(remote);
    return !isSame(base[name], local[name]);
  };
  const merged: Record<string, unknown> = { ...remote };
  for (const name of changedFields(remote, local)) {
    if (isAboutEdits(name) || !isOurs(name)) continue;
    if (local[name] === undefined) delete merged[name];
    else merged[name] = local[name];
  }
  const latest = { ...theirs };
  for (const [name, time] of Object.entries(ours)) latest[name] = Math.max(time, theirs[name] ?? 0);
  const editTimes = isSameContent(latest, theirs) ? remote.editTimes : editTimesText(latest);
  const { editedAt } = editTime(local) > editTime(remote) ? local : remote;
  return { ...merged, ...(editedAt !== undefined && { editedAt }), ...(editTimes !== undefined && { editTimes }) };
}
