import { Client } from 'appwrite';
import { checkConfiguration } from './configuration.ts';
import { endLeftSession } from './left-session.ts';

/** Asks nothing of the server as long as the session of somebody who has left this phone is open. */
class PageClient extends Client {
  override async call(...given: Parameters<Client['call']>): ReturnType<Client['call']> {
    await endLeftSession();
    return super.call(...given);
  }
}

/** The SDK of a page, pointed at the configured backend; the session travels as a cookie. */
export const pageClient = (): Client => {
  const { endpoint, projectId } = checkConfiguration();
  return new PageClient().setEndpoint(endpoint).setProject(projectId);
};
