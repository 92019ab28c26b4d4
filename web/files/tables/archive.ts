import { unzipSync } from 'fflate';
import { FileRefused } from '../file-text.ts';

/**
 * Greatest total size of an unpacked archive, in bytes. A few bytes of an archive can stand for a long run of zeros.
 */
export const largestUnpacked = 300_000_000;

/** The files of an archive. @throws FileRefused */
export function unpacked(bytes: Uint8Array): Record<string, Uint8Array> {
  let size = 0;
  const filter = ({ originalSize }: { originalSize: number }): boolean => {
    size += originalSize;
    if (size > largestUnpacked) throw new FileRefused('too-large');
    return true;
  };
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused('damaged');
  }
}

/** The content of a gzip file. @throws FileRefused */
export async function gunzipped(file: File): Promise<File> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length;
      if (size > largestUnpacked) throw new FileRefused('too-large');
      pieces.push(next.value);
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    throw error instanceof FileRefused ? error : new FileRefused('damaged');
  }
  return new File(pieces, file.name.replace(/\.gz$/i, ''));
}
