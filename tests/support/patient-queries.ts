// Runs before every test file. `find…` and `waitFor` get more time, because a test machine may be busy.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
}

export {};
