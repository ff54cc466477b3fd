import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

const PREFERRED = ['br', 'gzip'] as const

/** Characters of the longest header that is read: those of browsers have about 30. */
const LONGEST = 256
/** Distinct headers whose reading is cached: browsers send a handful. */
const MOST_HEADERS = 100

const accepted = new LRUCache<string, ReadonlySet<string>>({ max: MOST_HEADERS })

/** The best available encoding that an Accept-Encoding header accepts; a weight of 0 rejects one. */
export function acceptedEncoding(header: string, available: readonly Encoding[] = PREFERRED): Encoding {
  if (header.length > LONGEST) return 'identity'
  let names = accepted.get(header)
  if (!names) {
    names = namesIn(header)
    accepted.set(header, names)
  }
  return PREFERRED.find((encoding) => available.includes(encoding) && names.has(encoding)) ?? 'identity'
}

function namesIn(header: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const weight = parameters.map((parameter) => parameter.split('=')).find(([key = '']) => key.trim() === 'q')
    if (Number(weight?.[1] ?? '1') > 0) names.add(name)
  }
  return names
}
