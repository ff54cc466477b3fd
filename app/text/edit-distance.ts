/**
 * How many letters are wrong, missing, too many or swapped with the next one (optimal string alignment).
 * @param most a greater distance is not computed: any number above `most` stands for it
 */
export function editDistance(one: string, other: string, most = Infinity): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  const [letters, others] = [lettersOf(one), lettersOf(other)]
  if (countBits(letters & ~others) > most || countBits(others & ~letters) > most) return most + 1
  let previous: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  let lastLeast = 0
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    let least = row
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (last[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1)
      let steps = Math.min(replaced, (last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1)
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        steps = Math.min(steps, (previous[column - 2] ?? 0) + 1)
      next.push(steps)
      least = Math.min(least, steps)
    }
    // A swap reaches back two rows.
    if (least > most && lastLeast > most) return most + 1
    previous = last
    last = next
    lastLeast = least
  }
  return last[other.length] ?? 0
}

/** A bit for each letter: one edit takes away one letter that the other word lacks, which rules out most words at once. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}
