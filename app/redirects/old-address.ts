/** Characters of the longest typed address, and of the longest stored one (an index of PostgreSQL takes 2,700 bytes). */
const LONGEST_TYPED = 2_000
const LONGEST_SOURCE = 500
/** Folders of a requested address that a wildcard may stand below. */
const DEEPEST = 10
/** Parameters that say where a visitor came from, and nothing about the page. */
const TRACKING = /^(?:utm_.*|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id|_ga|_gl|igshid|srsltid)$/
/** Letters that no address has: control characters, and the backslash that browsers read as a slash. */
const FOREIGN = /[\p{Cc}\\]/u

/** Pages of this site below which another system named its own: '/?p=123'. */
export const PAGES_WITH_IDS: readonly string[] = ['/', '/propiedades']

/** Parameters by which other systems name a page below the address of another page: '/?p=123'. */
const ID_PARAMS: readonly string[] = [
  'p',
  'page_id',
  'attachment_id',
  'post_type',
  'property',
  'property_id',
  'propiedad',
  'inmueble',
  'listing',
  'id',
]

export type ReadAddress = { ok: true; source: string } | { ok: false; refusal: string }

/**
 * An address of the earlier site as people write it, in the form that is stored: without host, in lower case, decoded, without
 * a slash at the end, its parameters in order. '/inmueble/{slug}' and '/inmueble/*' are a wildcard.
 */
export function readOldAddress(typed: string): ReadAddress {
  const text = typed.trim()
  if (text === '') return refused('Escribe la dirección anterior.')
  if (text.length > LONGEST_TYPED) return refused('La dirección anterior es demasiado larga.')
  if (FOREIGN.test(text)) return refused('La dirección anterior tiene caracteres que una dirección no lleva.')
  const local = withoutHost(text)
  if (local === null) return refused('La dirección anterior no es la de una página web.')
  const [beforeHash = ''] = local.split('#')
  const at = beforeHash.indexOf('?')
  const rawPath = at < 0 ? beforeHash : beforeHash.slice(0, at)
  const path = plainPath(rawPath.replaceAll(/\{[\w-]+\}|:[a-z]\w*(?=\/?$)/gi, '*'))
  const query = at < 0 ? '' : plainQuery(new URLSearchParams(beforeHash.slice(at)))
  if (path === null) return refused('La dirección anterior tiene caracteres que una dirección no lleva.')
  const source = withQuery(path, query)
  if (source.length > LONGEST_SOURCE) return refused('La dirección anterior es demasiado larga.')
  if (source.includes('*') && !/^\/(?:[^*?]*\/)?\*$/.test(source))
    return refused('El asterisco va solo al final y en su propia carpeta, como /inmueble/*.')
  return { ok: true, source }
}

/** The stored forms that a requested address may have, the most exact first; none for one that no site can have. */
export function requestedSources({ pathname, searchParams, href }: URL): string[] {
  const path = href.length > LONGEST_TYPED ? null : plainPath(pathname)
  if (path === null) return []
  const query = plainQuery(searchParams)
  const ids = plainQuery(searchParams, ID_PARAMS)
  const exact = [withQuery(path, query), withQuery(path, ids), path]
  const folders = path.split('/').slice(1, -1).slice(0, DEEPEST)
  const wildcards = path === '/' ? [] : [...folders.keys(), folders.length].map((count) => wildcard(folders, count))
  return [...new Set([...exact, ...wildcards.toReversed()])].filter(({ length }) => length <= LONGEST_SOURCE)
}

/** Whether an address names a page of another system below the address of a page of this site. */
export function hasOldId(params: URLSearchParams): boolean {
  return [...params.keys()].some((name) => ID_PARAMS.includes(name.toLowerCase()))
}

/** The last part of a path as a slug could have been, without the ending of a file. */
export function lastPart(pathname: string): string {
  const last = plainPath(pathname)?.split('/').at(-1) ?? ''
  return last.replace(/\.(?:html?|php|aspx?)$/, '')
}

export function isWildcard(source: string): boolean {
  return source.endsWith('/*')
}

function refused(refusal: string): ReadAddress {
  return { ok: false, refusal }
}

/** An address without scheme and host, with a slash before it; null for what is no web address. */
function withoutHost(text: string): string | null {
  const rest = text
    .replace(/^(?:https?:)?\/\/[^/?#]*/i, '')
    // 'viejo.mx/inmueble', but neither 'detalle.php?id=1' nor 'casa.html'.
    .replace(/^(?!.*\.(?:php|html?|aspx?|jsp|cfm)[?/#])[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?=[/?#])/i, '')
  if (/^[a-z][\w+.-]*:/i.test(rest)) return null
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** A path in lower case, decoded, without empty folders and without a slash at the end; null if it has foreign characters. */
function plainPath(path: string): string | null {
  const plain = decoded(path)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
  if (FOREIGN.test(plain)) return null
  return plain.length > 1 ? plain.replace(/\/$/, '') : '/'
}

/** Sites of before UTF-8 encoded their letters as Latin-1. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path.replaceAll(/%([\da-f]{2})/gi, (_code, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
  }
}

/** The parameters in lower case and in order, without those of campaigns. @param only the names that count; all without it */
function plainQuery(params: URLSearchParams, only: readonly string[] | null = null): string {
  return [...params]
    .map(([name, value]) => [name.toLowerCase(), value.normalize('NFC').toLowerCase()] as const)
    .filter(([name]) => name !== '' && !TRACKING.test(name) && (only === null || only.includes(name)))
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join('&')
}

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`
}

function wildcard(folders: readonly string[], count: number): string {
  return ['', ...folders.slice(0, count), '*'].join('/')
}
