import { useState } from 'react';
import type { ChatPicture } from '@/db/chat.ts';
import { FileRefused, judgeFile, type FileRefusal } from '@/model/judge-file.ts';

/** Enough to see a rash or to read a label; small enough for a slow network. */
const EDGE_PX = 1024;

export interface PictureTrouble {
  readonly name: string;
  readonly reason: FileRefusal | 'unreadable';
}

/** Made small on the phone, without the place and time that the camera writes into it. @throws FileRefused */
async function prepare(file: File): Promise<ChatPicture | null> {
  await judgeFile('chat-images', file, file.name);
  const { shrinkPicture, makeThumbnail } = await import('@/pictures.ts');
  const blob = await shrinkPicture(file, EDGE_PX);
  return blob && { blob, thumbnail: await makeThumbnail(blob) };
}

/** The picture that goes with the next question, if one is chosen. */
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
