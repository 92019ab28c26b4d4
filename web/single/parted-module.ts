/**
 * A WebAssembly module with its instructions taken apart: operations, indices of locals, offsets and so on each by
 * themselves, because like compresses better beside like. It saves a tenth of the compressed module.
 */

/** Of what a byte in a function is part. */
const parts = 15;
const [
  Locals,
  Operation,
  Block,
  Label,
  Table,
  Callee,
  Type,
  Local,
  Global,
  Alignment,
  Offset,
  Int32,
  Int64,
  Float,
  Lane,
] = Array.from({ length: parts }, (_, part) => part) as unknown as [
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
];

/** Hands on one byte, of the part of the function that is said, and returns it. */
type Move = (part: number) => number;

function moveNumber(move: Move, part: number): number {
  let number = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = move(part);
    number |= (byte & 0x7f) << shift;
    if (byte < 0x80) return number;
  }
}

function moveMany(move: Move, part: number, count: number): void {
  for (let moved = 0; moved < count; moved++) move(part);
}

function moveMemory(move: Move): void {
  moveNumber(move, Alignment);
  moveNumber(move, Offset);
}

function moveVectorOperation(move: Move): void {
  const operation = moveNumber(move, Operation);
  if (operation <= 11 || (operation >= 84 && operation <= 93)) moveMemory(move);
  if (operation === 12 || operation === 13) moveMany(move, Lane, 16);
  if ((operation >= 21 && operation <= 34) || (operation >= 84 && operation <= 91)) move(Lane);
}

/** Moves a function from its declarations of locals to its end. Taking apart and putting together go the same way. */
function moveFunction(move: Move): void {
  for (let declarations = moveNumber(move, Locals); declarations > 0; declarations--) {
    moveNumber(move, Locals);
    move(Locals);
  }
  for (let depth = 1; depth > 0;) {
    const operation = move(Operation);
    if (operation === 0x0b) depth--;
    else if (operation >= 0x02 && operation <= 0x04) {
      depth++;
      moveNumber(move, Block);
    } else if (operation === 0x0c || operation === 0x0d) moveNumber(move, Label);
    else if (operation === 0x0e)
      for (let labels = moveNumber(move, Table); labels >= 0; labels--) moveNumber(move, Table);
    else if (operation === 0x10) moveNumber(move, Callee);
    else if (operation === 0x11) {
      moveNumber(move, Type);
      moveNumber(move, Type);
    } else if (operation >= 0x20 && operation <= 0x22) moveNumber(move, Local);
    else if (operation === 0x23 || operation === 0x24) moveNumber(move, Global);
    else if (operation >= 0x28 && operation <= 0x3e) moveMemory(move);
    else if (operation === 0x3f || operation === 0x40) move(Type);
    else if (operation === 0x41) moveNumber(move, Int32);
    else if (operation === 0x42) moveNumber(move, Int64);
    else if (operation === 0x43) moveMany(move, Float, 4);
    else if (operation === 0x44) moveMany(move, Float, 8);
    else if (operation === 0xfc) {
      // Copying and filling memory name it, conversions name nothing.
      const extended = moveNumber(move, Operation);
      if (extended >= 8) moveMany(move, Type, extended === 8 || extended === 10 ? 2 : 1);
    } else if (operation === 0xfd) moveVectorOperation(move);
  }
}

function numberAt(bytes: Uint8Array, at: number): { number: number; next: number } {
  const number = moveNumber(() => bytes[at++]!, 0);
  return { number: number >>> 0, next: at };
}

function bytesOf(number: number): number[] {
  return number < 0x80 ? [number] : [(number & 0x7f) | 0x80, ...bytesOf(number >>> 7)];
}

const codeSection = 10;
const headerLength = 8;

/** What is around the functions, then every part of them: all with its length before it. */
export function takeApart(module: Uint8Array): Uint8Array<ArrayBuffer> {
  let at = headerLength;
  let start = at;
  let section = { number: 0, next: at };
  for (; at < module.length; at = section.next + section.number) {
    start = at;
    section = numberAt(module, at + 1);
    if (module[at] === codeSection) break;
  }
  const end = section.next + section.number;
  const functions = numberAt(module, section.next);
  at = functions.next;
  const taken: number[][] = Array.from({ length: parts }, () => []);
  const move: Move = (part) => {
    const byte = module[at++]!;
    taken[part]!.push(byte);
    return byte;
  };
  for (let done = 0; done < functions.number; done++) {
    at = numberAt(module, at).next;
    moveFunction(move);
  }
  const pieces = [module.subarray(0, start), bytesOf(functions.number), module.subarray(end), ...taken];
  return Uint8Array.from(pieces.flatMap((piece) => [...bytesOf(piece.length), ...piece]));
}

/** The module that was taken apart. */
export function putTogether(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  let at = 0;
  const nextPiece = (): Uint8Array => {
    const { number, next } = numberAt(bytes, at);
    at = next + number;
    return bytes.subarray(next, at);
  };
  const [before, count, after] = [nextPiece(), nextPiece(), nextPiece()];
  const taken = Array.from({ length: parts }, nextPiece);
  const positions = new Uint32Array(parts);
  const code = [...count];
  let body: number[] = [];
  const move: Move = (part) => {
    const byte = taken[part]![positions[part]!++]!;
    body.push(byte);
    return byte;
  };
  for (let left = numberAt(count, 0).number; left > 0; left--) {
    body = [];
    moveFunction(move);
    for (const byte of bytesOf(body.length)) code.push(byte);
    for (const byte of body) code.push(byte);
  }
  const head = [...before, codeSection, ...bytesOf(code.length)];
  const module = new Uint8Array(head.length + code.length + after.length);
  module.set(head);
  module.set(code, head.length);
  module.set(after, head.length + code.length);
  return module;
}
