import { useState } from 'react';
import type { ChatPicture } from '@/db/records/chat.ts';
import { FileRefused, validateFile, type FileRefusal } from '@/model/files/validate-file.ts';

/** Longest edge (px): enough to see a rash or read a label, small enough for a slow network. */
const EDGE_PX = 1024;

export interface PictureTrouble {
  readonly name: string;
  readonly reason: FileRefusal | 'unreadable';
}

/** Scales the picture down on the phone and removes the camera's location and time. @throws FileRefused */
async function prepare(file: File): Promise<ChatPicture | null> {
  await validateFile('chat-images', file, file.name);
  const { shrinkPicture, makeThumbnail } = await import('@/app/files/pictures.ts');
  const blob = await shrinkPicture(file, EDGE_PX);
  return blob && { blob, thumbnail: await makeThumbnail(blob) };
}

/** The picture chosen for the next question, if any. */
export function usePickedPicture() {
  const [picture, setPicture] = useState<ChatPicture | null>(null);
  const [trouble, setTrouble] = useState<PictureTrouble | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const choose = async (file: File) => {
    setTrouble(null);
    setPreparing(true);
    try {
      const prepared = await prepare(file);
      if (prepared) setPicture(prepared);
      else setTrouble({ name: file.name, reason: 'unreadable' });
    } catch (error) {
      setTrouble({ name: file.name, reason: error instanceof FileRefused ? error.reason : 'unreadable' });
    } finally {
      setPreparing(false);
    }
  };
  return { picture, trouble, isPreparing, choose: (file: File) => void choose(file), remove: () => setPicture(null) };
}
