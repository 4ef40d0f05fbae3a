import { Client } from 'appwrite';
import { checkConfiguration } from './configuration.ts';

/** The SDK of a page, pointed at the configured backend; the session travels as a cookie. */
export const pageClient = (): Client => {
  const { endpoint, projectId } = checkConfiguration();
  return new Client().setEndpoint(endpoint).setProject(projectId);
};
