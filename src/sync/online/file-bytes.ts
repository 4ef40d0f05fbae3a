import { checkConfiguration } from '../configuration.ts';

/** The bytes of a file of hers as the server has them. @throws TypeError when nobody answers; Error when it is not there */
export async function fileBytes(bucket: string, fileId: string): Promise<Blob> {
  const { endpoint, projectId } = checkConfiguration();
  const kept = localStorage.getItem('cookieFallback');
  const answer = await fetch(`${endpoint}/storage/buckets/${bucket}/files/${encodeURIComponent(fileId)}/download`, {
    credentials: 'include',
    headers: { 'X-Appwrite-Project': projectId, ...(kept ? { 'X-Fallback-Cookies': kept } : {}) },
  });
  if (!answer.ok) throw new Error(`the file was answered with ${answer.status}`);
  return answer.blob();
}
