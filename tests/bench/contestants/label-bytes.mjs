// Rows "truth,predicted" counted in one loop over their bytes: no text is made of them, and nothing is allocated but for
// a new class. Everything is local to one function, which is what V8 is fastest with.
const comma = 44;
const newline = 10;

const grown = (list, length) => {
  const larger = new Int32Array(length);
  larger.set(list);
  return larger;
};

/** With a newline behind the last row. */
function ended(bytes) {
  if (bytes.at(-1) === newline) return bytes;
  const copy = new Uint8Array(bytes.length + 1);
  copy.set(bytes);
  copy[bytes.length] = newline;
  return copy;
}

/** Counts of each pair of classes, by rows; the first line is a heading. Codes are in the order of first use. */
export function countBytes(given) {
  const bytes = ended(given);
  // Names by their hash, with open addressing: a slot holds a code and one more, and where the name stands.
  let mask = 1023;
  let slots = new Int32Array(mask + 1);
  let hashes = new Int32Array(mask + 1);
  let starts = new Int32Array(64);
  let lengths = new Int32Array(64);
  let capacity = 64;
  let counts = new Int32Array(capacity * capacity);
  let classes = 0;

  let truth = 0;
  let at = bytes.indexOf(newline) + 1;
  while (at < bytes.length) {
    const start = at;
    let hash = 0;
    let byte = bytes[at];
    while (byte !== comma && byte !== newline) {
      hash = Math.imul(hash ^ byte, 0x01000193);
      byte = bytes[++at];
    }
    const length = at - start;
    at++;

    let code = -1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    while (slots[slot] !== 0) {
      const candidate = slots[slot] - 1;
      if (hashes[slot] === hash && lengths[candidate] === length) {
        const known = starts[candidate];
        let same = 0;
        while (same < length && bytes[known + same] === bytes[start + same]) same++;
        if (same === length) {
          code = candidate;
          break;
        }
      }
      slot = (slot + 1) & mask;
    }
    if (code < 0) {
      code = classes++;
      slots[slot] = classes;
      hashes[slot] = hash;
      if (classes > capacity) {
        const larger = new Int32Array(4 * capacity * capacity);
        for (let row = 0; row < capacity; row++)
          larger.set(counts.subarray(row * capacity, (row + 1) * capacity), 2 * row * capacity);
        counts = larger;
        capacity *= 2;
        starts = grown(starts, capacity);
        lengths = grown(lengths, capacity);
      }
      starts[code] = start;
      lengths[code] = length;
      if (2 * classes > mask) {
        const [oldSlots, oldHashes] = [slots, hashes];
        mask = 2 * mask + 1;
        slots = new Int32Array(mask + 1);
        hashes = new Int32Array(mask + 1);
        for (let old = 0; old < oldSlots.length; old++) {
          if (oldSlots[old] === 0) continue;
          let free = (oldHashes[old] ^ (oldHashes[old] >>> 15)) & mask;
          while (slots[free] !== 0) free = (free + 1) & mask;
          slots[free] = oldSlots[old];
          hashes[free] = oldHashes[old];
        }
      }
    }
    if (byte === comma) truth = code;
    else counts[truth * capacity + code]++;
  }

  const square = new Int32Array(classes * classes);
  for (let row = 0; row < classes; row++)
    square.set(counts.subarray(row * capacity, row * capacity + classes), row * classes);
  return { counts: square, classes };
}
