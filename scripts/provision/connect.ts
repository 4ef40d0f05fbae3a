import { Client, Databases, Functions, Users } from 'node-appwrite';

export interface ProvisionTarget {
  /** Address of the API with /v1. */
  readonly endpoint: string;
  readonly projectId: string;
  /** Scopes: users, documents and functions, each read and write. */
  readonly apiKey: string;
}

export interface Connection {
  readonly users: Users;
  readonly databases: Databases;
  readonly functions: Functions;
}

/** The services of one installation, embedded or Appwrite, with its key. */
export function connect({ endpoint, projectId, apiKey }: ProvisionTarget): Connection {
  const client = new Client().setEndpoint(endpoint).setProject(projectId).setKey(apiKey);
  return { users: new Users(client), databases: new Databases(client), functions: new Functions(client) };
}
