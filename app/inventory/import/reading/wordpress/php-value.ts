/** A value that PHP has stored as a text: a text, or a list with its keys. */
export type PhpValue = string | Map<string, PhpValue>

const DEEPEST = 6

/** The list that PHP has serialized: 'a:1:{i:0;s:2:"12";}'. Null for any other text. The lengths of its texts are bytes. */
export function phpList(text: string): Map<string, PhpValue> | null {
  if (!/^a:\d+:\{/.test(text)) return null
  const bytes = new TextEncoder().encode(text)
  const decoder = new TextDecoder()
  let at = 0

  /** The text up to a mark, and moves behind the mark. */
  function upTo(mark: string): string {
    const end = bytes.indexOf(mark.charCodeAt(0), at)
    if (end === -1) throw new RangeError('unfinished')
    const found = decoder.decode(bytes.subarray(at, end))
    at = end + 1
    return found
  }

  function value(depth: number): PhpValue {
    const kind = upTo(bytes[at + 1] === 0x3b ? ';' : ':')
    switch (kind) {
      case 'N':
        return ''
      case 'i':
      case 'd':
      case 'b':
        return upTo(';')
      case 's': {
        const length = Number(upTo(':'))
        const found = decoder.decode(bytes.subarray(at + 1, at + 1 + length))
        at += length + 2
        if (bytes[at] !== 0x3b) throw new RangeError('another length')
        at += 1
        return found
      }
      case 'a': {
        if (depth === DEEPEST) throw new RangeError('too deep')
        const count = Number(upTo(':'))
        at += 1
        const list = new Map<string, PhpValue>()
        for (let each = 0; each < count; each += 1) list.set(String(value(DEEPEST)), value(depth + 1))
        at += 1
        return list
      }
      default:
        throw new RangeError('an unknown kind')
    }
  }

  try {
    const list = value(0)
    return typeof list === 'string' ? null : list
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** The lines of a list of details, as 'Name: value'. A detail has a name and a value, or its key is the name. */
export function detailLines(text: string): string[] {
  const list = phpList(text)
  return [...(list ?? [])].flatMap(([key, detail]) => {
    const [name = '', content = ''] = typeof detail === 'string' ? [key, detail] : [...detail.values()].map(String)
    if (content.trim() === '') return name.trim() === '' || /^\d+$/.test(name) ? [] : [name.trim()]
    return [/^\d+$/.test(name) ? content.trim() : `${name.trim()}: ${content.trim()}`]
  })
}
