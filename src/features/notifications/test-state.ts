/** What the service worker says: a message with this id was shown at, in ms since 1970. */
interface Shown {
  readonly id: string;
  readonly at: number;
}

export type TestState =
  | { readonly is: 'idle' | 'failed' | 'lost' }
  /** The message may be here before the answer that says what its id is, so what is shown meanwhile is held. */
  | { readonly is: 'sending'; readonly since: number; readonly held: readonly Shown[] }
  | { readonly is: 'waiting'; readonly since: number; readonly id: string }
  | { readonly is: 'arrived'; readonly seconds: number };

/** `since` says to which test an answer belongs: when that was begun. */
export type TestNews =
  | { readonly is: 'begun'; readonly since: number }
  | { readonly is: 'answered'; readonly since: number; readonly id: string }
  | { readonly is: 'refused'; readonly since: number }
  | ({ readonly is: 'shown' } & Shown)
  | { readonly is: 'late' };

const arrived = (since: number, at: number): TestState => ({
  is: 'arrived',
  seconds: Math.max(0, Math.round((at - since) / 1000)),
});

/** The test after some news: the message that it asked for counts, and no older one that comes late. */
export function afterNews(state: TestState, news: TestNews): TestState {
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
      const own = state.held.find(({ id }) => id === news.id);
      return own ? arrived(state.since, own.at) : { is: 'waiting', since: state.since, id: news.id };
    }
  }
}
