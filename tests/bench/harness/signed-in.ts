/** The stored session of a signed-in user, for local storage under `maia-auth`. */
export const signedInAs = (id: string, labels: readonly string[], name = 'Amina Odhiambo'): string =>
  JSON.stringify({
    state: { user: { id, name, email: `${id}@example.org`, labels }, isAuthenticated: true },
    version: 0,
  });
