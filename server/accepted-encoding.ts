export type Encoding = 'br' | 'gzip' | 'identity'

const PREFERRED = ['br', 'gzip'] as const

/** The best available encoding that an Accept-Encoding header accepts; a weight of 0 rejects one. */
export function acceptedEncoding(header: string, available: readonly Encoding[] = PREFERRED): Encoding {
  const accepted = new Set(
    header
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*q\s*=\s*/))
      .filter(([, weight = '1']) => Number(weight) > 0)
      .map(([name = '']) => name),
  )
  return PREFERRED.find((encoding) => available.includes(encoding) && accepted.has(encoding)) ?? 'identity'
}
