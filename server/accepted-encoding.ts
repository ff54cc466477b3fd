import { LRUCache } from 'lru-cache'

export type Encoding = 'br' | 'gzip' | 'identity'

const PREFERRED = ['br', 'gzip'] as const

/** Characters. A longer header is ignored: browsers send about 30. */
const MAX_LENGTH = 256
/** Maximum number of parsed headers in the cache: browsers send a handful of different ones. */
const MAX_CACHED = 100

const accepted = new LRUCache<string, ReadonlySet<string>>({ max: MAX_CACHED })

/** The best available encoding that an Accept-Encoding header accepts; a weight of 0 rejects one. */
export function acceptedEncoding(header: string, available: readonly Encoding[] = PREFERRED): Encoding {
  if (header.length > MAX_LENGTH) return 'identity'
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
