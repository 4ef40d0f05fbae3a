// Runs before every test file: what is waited for by `find…` and `waitFor` may take as long as on a busy machine.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
}

export {};
