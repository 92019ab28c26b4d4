// Rows "truth,predicted" counted in one loop over their bytes: no text is made of them but the names of the classes.
const comma = 44;
const newline = 10;

/** The places of names in the bytes, found by their hash; open addressing. */
class Names {
  constructor(bytes) {
    this.bytes = bytes;
    this.starts = [];
    this.ends = [];
    this.mask = 1023;
    this.slots = new Int32Array(this.mask + 1).fill(-1);
    this.hashes = new Int32Array(this.mask + 1);
  }

  /** The number of a name. */
  code(hash, start, end) {
    const { bytes, slots, hashes } = this;
    for (let slot = hash & this.mask; ; slot = (slot + 1) & this.mask) {
      const code = slots[slot];
      if (code < 0) return this.add(slot, hash, start, end);
      if (hashes[slot] !== hash) continue;
      let known = this.starts[code];
      if (this.ends[code] - known !== end - start) continue;
      let at = start;
      while (at < end && bytes[at] === bytes[known]) {
        at++;
        known++;
      }
      if (at === end) return code;
    }
  }

  add(slot, hash, start, end) {
    const code = this.starts.length;
    this.slots[slot] = code;
    this.hashes[slot] = hash;
    this.starts.push(start);
    this.ends.push(end);
    if (2 * (code + 1) > this.mask) this.grow();
    return code;
  }

  grow() {
    const { slots, hashes } = this;
    this.mask = 2 * this.mask + 1;
    this.slots = new Int32Array(this.mask + 1).fill(-1);
    this.hashes = new Int32Array(this.mask + 1);
    for (let old = 0; old < slots.length; old++) {
      if (slots[old] < 0) continue;
      let slot = hashes[old] & this.mask;
      while (this.slots[slot] >= 0) slot = (slot + 1) & this.mask;
      this.slots[slot] = slots[old];
      this.hashes[slot] = hashes[old];
    }
  }
}

/** Counts of each pair of classes, by rows; the first line is a heading. */
export function countBytes(bytes) {
  const names = new Names(bytes);
  let capacity = 64;
  let counts = new Float64Array(capacity * capacity);
  let truth = 0;
  let start = bytes.indexOf(newline) + 1;
  let hash = 0;
  for (let at = start; at <= bytes.length; at++) {
    const byte = at < bytes.length ? bytes[at] : newline;
    if (byte === comma) {
      truth = names.code(hash, start, at);
    } else if (byte === newline) {
      if (at === start) continue;
      const predicted = names.code(hash, start, at);
      const classes = names.starts.length;
      if (classes > capacity) {
        const larger = 2 * classes;
        const grown = new Float64Array(larger * larger);
        for (let row = 0; row < capacity; row++)
          grown.set(counts.subarray(row * capacity, (row + 1) * capacity), row * larger);
        counts = grown;
        capacity = larger;
      }
      counts[truth * capacity + predicted]++;
    } else {
      hash = Math.imul(hash ^ byte, 0x01000193);
      continue;
    }
    hash = 0;
    start = at + 1;
  }
  const classes = names.starts.length;
  const square = new Float64Array(classes * classes);
  for (let row = 0; row < classes; row++)
    square.set(counts.subarray(row * capacity, row * capacity + classes), row * classes);
  return { counts: square, classes };
}
