import { changedFields, isSame, isSameContent, type Content } from './record-content.ts';
import { editTimesOf, editTimesText, isEditTimeField } from './edit-times.ts';

const editTime = (content: Content) => Date.parse(String(content.editedAt ?? '')) || 0;

/** Whether both sides changed the field, and to different values. */
export const isContested = (name: string, base: Content, local: Content, remote: Content) =>
  ![base, local].some((other) => isSame(other[name], remote[name])) && !isSame(base[name], local[name]);

/**
 * Three-way merge field by field; a list is one field. The rules, in order:
 * 1. The later edit of a field wins, by its time in `editTimes`. An edit made with knowledge of another edit has a
 * later time, whatever this phone uses as the common base.
 * 2. With equal times or without times (a client that writes none), the side that changed the field wins.
 * 3. If both sides changed it: with equal times the server's value, because it was changed after that edit; without any
 * times the later `editedAt`, and on a tie the phone that merges, because it sends later.
 * 4. Without a base, for example an old copy from a backup file, only the times speak for this phone.
 */
export function mergeFields(base: Content | undefined, local: Content, remote: Content): Content {
  const [baseTimes, localTimes, remoteTimes] = [editTimesOf(base ?? {}), editTimesOf(local), editTimesOf(remote)];
  const hasLocalTimes = Object.keys(localTimes).length > 0;
  const isLocalNewer = (name: string) => {
    const [localTime = 0, remoteTime = 0] = [localTimes[name], remoteTimes[name]];
    if (localTime !== remoteTime) return localTime > remoteTime;
    // This phone made no edit since the base: an old copy must not restore a doctor whose access the clinic has
    // removed.
    if (!base || (hasLocalTimes && localTime === (baseTimes[name] ?? 0))) return false;
    if (isContested(name, base, local, remote)) return !hasLocalTimes && editTime(local) >= editTime(remote);
    return !isSame(base[name], local[name]);
  };
  const merged: Record<string, unknown> = { ...remote };
  const mergedTimes = { ...remoteTimes };
  for (const [name, time] of Object.entries(localTimes)) mergedTimes[name] = Math.max(time, remoteTimes[name] ?? 0);
  for (const name of changedFields(remote, local)) {
    if (isEditTimeField(name) || !isLocalNewer(name)) continue;
    if (local[name] === undefined) delete merged[name];
    else merged[name] = local[name];
    // The local value replaces a different value with the same time. Raise the time, so that other devices that see
    // both values choose this one.
    if (mergedTimes[name] !== undefined && localTimes[name] === remoteTimes[name]) mergedTimes[name] += 1;
  }
  const editTimes = isSameContent(mergedTimes, remoteTimes) ? remote.editTimes : editTimesText(mergedTimes);
  const { editedAt } = editTime(local) > editTime(remote) ? local : remote;
  return { ...merged, ...(editedAt !== undefined && { editedAt }), ...(editTimes !== undefined && { editTimes }) };
}
