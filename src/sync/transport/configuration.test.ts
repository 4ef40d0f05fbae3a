import { expect, it } from 'vitest';
import { checkConfiguration, ConfigurationError } from './configuration.ts';

it('without settings the backend is the origin of the page', () => {
  expect(checkConfiguration({}, 'https://maia.example')).toEqual({
    endpoint: 'https://maia.example/v1',
    projectId: 'maia',
    databaseId: 'maia',
  });
});

it.each([
  ['VITE_APPWRITE_PROJECT_ID', ''],
  ['VITE_APPWRITE_PROJECT_ID', '<YOUR_PROJECT_ID>'],
  ['VITE_APPWRITE_DATABASE_ID', 'your-database'],
  ['VITE_APPWRITE_ENDPOINT', 'https://cloud.example'],
  ['VITE_APPWRITE_ENDPOINT', 'cloud/v1'],
])('%s as "%s" is named as missing', (name, value) => {
  const missing = () => checkConfiguration({ [name]: value }, 'https://maia.example');
  expect(missing).toThrow(ConfigurationError);
  expect(missing).toThrow(name);
});
