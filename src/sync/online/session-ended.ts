/** The server no longer knows who asks, or knows somebody else: what it answers says nothing about what exists. */
export class SessionEnded extends Error {
  override name = 'SessionEnded';
}
