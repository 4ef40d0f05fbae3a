/**
 * Thrown when the session has ended or belongs to another user: an empty response then says nothing about what exists.
 */
export class SessionEnded extends Error {
  override name = 'SessionEnded';
}
