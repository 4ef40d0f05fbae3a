/** What the app keeps of a session: in local storage under `maia-auth` it makes somebody signed in on this phone. */
export const signedInAs = (id: string, labels: readonly string[], name = 'Amina Odhiambo'): string =>
  JSON.stringify({
    state: { user: { id, name, email: `${id}@example.org`, labels }, isAuthenticated: true },
    version: 0,
  });
