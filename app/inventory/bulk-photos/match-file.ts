import { foldText } from '#app/text/fold-text.ts'

/** A property by the ID that people write. */
export type Coded = { id: string; code: string }

/** Which property a file is of: one; none; or several that its name fits, by their IDs. */
export type Match = { of: 'one'; id: string } | { of: 'none' } | { of: 'several'; codes: string[] }

const PART = /\p{L}+|\p{N}+/gu
const NUMBER = /^\p{N}+$/u
/** What separates folders, also in a zip of Windows; `..` and drives are names like any other, and never paths of the disk. */
const SEPARATOR = /[\\/]+/
const EXTENSION = /\.[^.]*$/

/** The properties whose whole ID a name begins with, and what comes after it. */
type Named = { of: Coded[]; rest: string[] }

/**
 * Finds the property of a file by its name: 'BOD-7_1.jpg', 'BOD-7 (2).jpeg', 'BOD-7/fachada.png', or a zip 'BOD-7.zip'. IDs
 * are compared as everywhere (`codeKey`), and only whole: 'A-10_1.jpg' is never of 'A-1'.
 */
export function openMatcher(properties: readonly Coded[]): (path: string, archive: string | null) => Match {
  const byKey = new Map<string, Coded[]>()
  for (const property of properties) {
    const key = partsOf(property.code).parts.join('-')
    if (key !== '') byKey.set(key, [...(byKey.get(key) ?? []), property])
  }

  /** The readings of a name, the longest ID first. */
  function readings(name: string): Named[] {
    const { parts, isWhole } = partsOf(name)
    const found: Named[] = []
    for (let count = parts.length; count > 0; count -= 1) {
      const of = isWhole[count - 1] ? byKey.get(parts.slice(0, count).join('-')) : undefined
      if (of) found.push({ of, rest: parts.slice(count) })
    }
    return found
  }

  /** The longest ID, with a shorter one that fits as well: 'A-1-2' is that property, or picture 2 of 'A-1'. */
  function namedBy(name: string): Coded[] {
    const [longest, ...shorter] = readings(name)
    if (!longest) return []
    if (longest.rest.length > 0) return longest.of
    return [longest, ...shorter.filter(({ rest }) => isNumber(rest))].flatMap(({ of }) => of)
  }

  return (path, archive) => {
    const names = path.split(SEPARATOR).filter((name) => name !== '' && name !== '.')
    const stem = (names.pop() ?? '').replace(EXTENSION, '')
    const own = namedBy(stem)
    const folders = names.flatMap((name) => {
      const of = namedBy(name)
      return of.length > 0 ? [{ of, isYear: isNumber(partsOf(name).parts) }] : []
    })
    const inFolders = folders.map(({ of }) => of)
    // A bare number in the folder of a property is the number of its picture; a folder '2024' is a year.
    const isOfFolder = own.length === 0 || isNumber(partsOf(stem).parts)
    const named =
      folders.length > 0 && isOfFolder
        ? inFolders
        : [own, ...folders.filter(({ isYear }) => !isYear).map(({ of }) => of)].filter((of) => of.length > 0)
    const chosen = named.length > 0 || archive === null ? named : [namedBy(archive.replace(EXTENSION, ''))]
    return matchOf(commonOf(chosen) ?? chosen.flat())
  }
}

/** The letters and numbers of a name, as `codeKey` has them, and after which of them a whole ID may end. */
function partsOf(name: string): { parts: string[]; isWhole: boolean[] } {
  const folded = foldText(name)
  const found = [...folded.matchAll(PART)]
  const isWhole = found.map(({ index, 0: part }, at) => found[at + 1]?.index !== index + part.length)
  return { parts: found.map(([part]) => part), isWhole }
}

/** What the names of a path agree on: 'A-1-2.jpg' in the folder 'A-1' is of 'A-1'. */
function commonOf(named: readonly (readonly Coded[])[]): Coded[] | null {
  const [first = [], ...others] = named
  const common = first.filter(({ id }) => others.every((each) => each.some((other) => other.id === id)))
  return common.length === 1 ? common : null
}

function isNumber(parts: readonly string[]): boolean {
  return parts.length === 1 && NUMBER.test(parts[0] ?? '')
}

function matchOf(named: readonly Coded[]): Match {
  const codes = new Map(named.map(({ id, code }) => [id, code]))
  const [id] = codes.keys()
  if (id === undefined) return { of: 'none' }
  return codes.size === 1 ? { of: 'one', id } : { of: 'several', codes: [...codes.values()] }
}
