/** Message of the service worker: the notification with this id was shown at this time (ms since 1970). */
interface Shown {
  readonly id: string;
  readonly at: number;
}

export type TestState =
  | { readonly is: 'idle' | 'failed' | 'lost' }
  /** The push can arrive before the response with its id, so notifications shown meanwhile are stored here. */
  | { readonly is: 'sending'; readonly since: number; readonly held: readonly Shown[] }
  | { readonly is: 'waiting'; readonly since: number; readonly id: string }
  | { readonly is: 'arrived'; readonly seconds: number };

/** `since` is the start time of a test and identifies the test that a response belongs to. */
export type TestEvent =
  | { readonly is: 'begun'; readonly since: number }
  | { readonly is: 'answered'; readonly since: number; readonly id: string }
  | { readonly is: 'refused'; readonly since: number }
  | ({ readonly is: 'shown' } & Shown)
  | { readonly is: 'late' };

const arrived = (since: number, at: number): TestState => ({
  is: 'arrived',
  seconds: Math.max(0, Math.round((at - since) / 1000)),
});

/** Reducer of a test. Only the notification of this test counts, not a late one of an earlier test. */
export function testReducer(state: TestState, news: TestEvent): TestState {
  if (news.is === 'begun') return { is: 'sending', since: news.since, held: [] };
  if (state.is !== 'sending' && state.is !== 'waiting') return state;
  switch (news.is) {
    case 'late':
      return { is: 'lost' };
    case 'shown':
      if (state.is === 'sending') return { ...state, held: [...state.held, news] };
      return news.id === state.id ? arrived(state.since, news.at) : state;
    case 'refused':
      return state.is === 'sending' && news.since === state.since ? { is: 'failed' } : state;
    case 'answered': {
      if (state.is !== 'sending' || news.since !== state.since) return state;
      const match = state.held.find(({ id }) => id === news.id);
      return match ? arrived(state.since, match.at) : { is: 'waiting', since: state.since, id: news.id };
    }
  }
}
