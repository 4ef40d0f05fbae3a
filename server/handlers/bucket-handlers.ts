import { ApiError } from '../protocol/api-error.ts';
import { listAnswer } from '../http/list-query.ts';
import { pathPart } from '../http/params.ts';
import type { Handler } from '../http/route.ts';
import { fieldsOf } from '../queries/list-page.ts';
import type { Bucket } from '../schema/schema.ts';
import type { Services } from '../services/services.ts';

const BUCKET_FIELDS = fieldsOf({
  name: 'string',
  enabled: 'boolean',
  fileSecurity: 'boolean',
  encryption: 'boolean',
  antivirus: 'boolean',
  transformations: 'boolean',
  maximumFileSize: 'integer',
});

const bucketJson = (bucket: Bucket): Record<string, unknown> => ({
  $id: bucket.id,
  $permissions: bucket.permissions.map(({ action, role }) => `${action}("${role}")`),
  fileSecurity: bucket.fileSecurity,
  name: bucket.name,
  enabled: bucket.enabled,
  maximumFileSize: bucket.maximumFileSize,
  allowedFileExtensions: bucket.allowedFileExtensions,
  compression: 'none',
  encryption: bucket.encryption,
  // This server has no scanner for viruses; it refuses PDFs that can run something (`pdf-scan.ts`).
  antivirus: false,
  transformations: true,
});

/** Read-only handlers for the settings of buckets, which are changed in appwrite.json. */
export function bucketHandlers({ schema }: Services): Record<'list' | 'get', Handler> {
  return {
    list: (request) => listAnswer(request, 'buckets', [...schema.buckets.values()].map(bucketJson), BUCKET_FIELDS),
    get: (request) => {
      const bucket = schema.buckets.get(pathPart(request, 'bucketId'));
      if (bucket) return bucketJson(bucket);
      throw new ApiError(404, 'storage_bucket_not_found', 'Storage bucket with the requested ID could not be found.');
    },
  };
}
