import { Client, Databases, Functions, Users } from 'node-appwrite';

export interface ProvisionTarget {
  /** Address of the API with /v1. */
  readonly endpoint: string;
  readonly projectId: string;
  /** With the scopes in `scopes.ts`. */
  readonly apiKey: string;
}

export interface Connection {
  readonly client: Client;
  readonly users: Users;
  readonly databases: Databases;
  readonly functions: Functions;
}

/** The services of one installation, embedded or Appwrite, with its key. */
export function connect({ endpoint, projectId, apiKey }: ProvisionTarget): Connection {
  const client = new Client().setEndpoint(endpoint).setProject(projectId).setKey(apiKey);
  return { client, users: new Users(client), databases: new Databases(client), functions: new Functions(client) };
}
