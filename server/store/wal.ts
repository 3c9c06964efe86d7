/**
 * SQLite's write-ahead log as the file format has it (sqlite.org/fileformat2.html, 4): a header, then frames of one page each. A frame
 * counts when it bears the salt of the header and its checksum, which goes on from the frame before, is right.
 */
import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import { endianness } from 'node:os';

export type Wal = {
  /** Another one each time the log begins again from its start. */
  readonly salt: string;
  /** How many frames SQLite takes over: up to the last whole commit. */
  readonly frames: number;
  /**
   * Most commits that follow one another behind a frame that does not count. One may have been cut off while it was written, or failed and was
   * partly written over; it was not acknowledged. A second one was only begun when the first was on disk.
   */
  readonly cutOff: number;
};

const HEADER = 32;
const FRAME_HEADER = 24;
/** The lowest bit says that checksums read words from the big end. */
const MAGIC = 0x377f0682;

/** Null when not even the header is one. */
export function readWal(file: string): Wal | null {
  const open = openSync(file, 'r');
  try {
    const header = read(open, HEADER, 0);
    if (header === null || (header.readUInt32BE(0) & ~1) >>> 0 !== MAGIC) return null;
    const order = header.readUInt32BE(0) & 1 ? 'BE' : 'LE';
    if (!isSum(header, 24, summed([0, 0], header.subarray(0, 24), order))) return null;

    const salt = header.toString('hex', 16, 24);
    const size = FRAME_HEADER + (header.readUInt32BE(8) === 1 ? 65_536 : header.readUInt32BE(8));
    let [frames, cutOff, isWhole] = [0, 0, true];
    let [before, run] = [sumAt(header, 24), 0];
    for (let n = 0; ; n++) {
      const frame = read(open, size, HEADER + n * size);
      if (frame === null) return { salt, frames, cutOff };
      const isOurs = frame.toString('hex', 8, 16) === salt;
      const isCommit = frame.readUInt32BE(4) !== 0;
      const sum = summed(summed(before, frame.subarray(0, 8), order), frame.subarray(FRAME_HEADER), order);
      const follows = isOurs && isSum(frame, 16, sum);
      before = sumAt(frame, 16);
      isWhole &&= follows;
      if (isWhole && isCommit) frames = n + 1;
      if (isWhole) continue;
      run = (follows ? run : 0) + (isOurs && isCommit ? 1 : 0);
      cutOff = Math.max(cutOff, run);
    }
  } finally {
    closeSync(open);
  }
}

/** How much of the log is committed while a server runs, by the index that SQLite keeps beside it; null when that is just being changed. */
export function committedFrames(database: string): Pick<Wal, 'salt' | 'frames'> | null {
  const index = `${database}-shm`;
  if (!existsSync(index)) return null;
  const open = openSync(index, 'r');
  try {
    // Two copies of one header: where they differ somebody is writing.
    const head = read(open, 96, 0);
    if (head === null || !head.subarray(0, 48).equals(head.subarray(48))) return null;
    const frames = endianness() === 'BE' ? head.readUInt32BE(16) : head.readUInt32LE(16);
    return { salt: head.toString('hex', 32, 40), frames };
  } finally {
    closeSync(open);
  }
}

type Sum = readonly [number, number];

function summed([a, b]: Sum, bytes: Buffer, order: 'BE' | 'LE'): Sum {
  const words = new Uint32Array(new Uint8Array(bytes).buffer);
  if (order !== endianness()) Buffer.from(words.buffer).swap32();
  for (let i = 0; i < words.length; i += 2) {
    a = (a + (words[i] as number) + b) >>> 0;
    b = (b + (words[i + 1] as number) + a) >>> 0;
  }
  return [a, b];
}

function sumAt(bytes: Buffer, at: number): Sum {
  return [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
}

function isSum(bytes: Buffer, at: number, [a, b]: Sum): boolean {
  const [first, second] = sumAt(bytes, at);
  return first === a && second === b;
}

/** Null where the file ends before. */
function read(open: number, bytes: number, at: number): Buffer | null {
  const buffer = Buffer.alloc(bytes);
  return readSync(open, buffer, 0, bytes, at) === bytes ? buffer : null;
}
