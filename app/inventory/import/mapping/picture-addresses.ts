const AMPERSAND = /&(?:amp|#0*38|#x0*26);/gi
/** An address up to the end of its file name, which may have spaces. */
const PICTURE = /^(https?:\/\/\S.*?\.(?:jpe?g|png|webp|gif|avif|heic)(?:[?#]\S*)?)(?=\s|$)/i
/** Quotes and brackets around an address, and the commas after it. */
const AROUND = /^["'[]+|(?<!["'\],])["'\],]+$/g
/** What is left of a part without its spaces, quotes, brackets and commas. */
const HAS_WORD = /[^\s"',[\]]/
/** Fields of an object that hold its address. */
const FIELDS = ['full_url', 'url', 'src', 'link', 'href', 'downloadURL'] as const

/** Whether a cell has the address of a picture. */
export function hasAddress(text: string): boolean {
  return /^[\s"'[{]*(?:[^\s"'[{}]+["']\s*:\s*["'])?https?:\/\//i.test(text)
}

/**
 * Adds the addresses of the pictures in a cell: one or several, in a JSON list or separated by spaces, lines, commas, bars
 * or semicolons. A shared link leads to the picture itself, or a sentence says why it can't.
 */
export function readAddresses(text: string, addresses: string[], notes: string[]): void {
  const listed = listedTexts(text)
  const parts = (listed ?? [text]).flatMap((each) =>
    each
      .replaceAll(AMPERSAND, '&')
      .split(/[|;\n\r]+|(?<![\s,])[\s,]+(?=["']?https?:)/i)
      .filter((part) => HAS_WORD.test(part)),
  )
  for (const part of parts) {
    const plain = part.trim().replaceAll(AROUND, '')
    if (!/^https?:\/\//i.test(plain)) {
      for (const word of plain.split(/\s+/)) noteOther(word, notes)
      continue
    }
    const [, picture] = PICTURE.exec(plain) ?? []
    const [first = ''] = plain.split(/\s/, 1)
    const address = (picture ?? first).replaceAll(/\s/g, '%20').replaceAll(AROUND, '')
    for (const word of plain.slice((picture ?? first).length).split(/\s+/)) noteOther(word, notes)
    const direct = directAddress(address)
    if ('fault' in direct) notes.push(`«${address.slice(0, 60)}» ${direct.fault}`)
    else if (!addresses.includes(direct.address)) addresses.push(direct.address)
  }
}

/** A word that is no address is said; the ids of a gallery are not. */
function noteOther(word: string, notes: string[]) {
  const text = word.replaceAll(AROUND, '')
  if (text !== '' && !/^\d+$/.test(text))
    notes.push(`«${text.slice(0, 60)}» no es la dirección de una foto: se deja fuera.`)
}

/** The texts of a JSON list or object; null for any other text. */
function listedTexts(text: string): string[] | null {
  if (!/^\s*[[{"]/.test(text)) return null
  try {
    return textsIn(JSON.parse(text))
  } catch {
    return null
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  const fields: Record<string, unknown> = { ...value }
  const named = FIELDS.map((name) => fields[name]).find((each) => typeof each === 'string')
  return named === undefined ? Object.values(fields).flatMap(textsIn) : [String(named)]
}

const NO_FOLDER = 'es una carpeta, no una foto: comparte el enlace de cada foto.'
const NO_PICTURE = 'no lleva a la foto misma: descárgala y súbela, o comparte el enlace del archivo.'
/** Places that show a picture inside a page of their own. */
const PAGES_ONLY =
  /(?:^|\.)(?:photos\.app\.goo\.gl|photos\.google\.com|1drv\.ms|onedrive\.live\.com|sharepoint\.com|icloud\.com|we\.tl|wetransfer\.com)$/

/** The address of the picture itself where a link of Google Drive or Dropbox shares it. */
function directAddress(address: string): { address: string } | { fault: string } {
  const url = URL.parse(address)
  if (!url) return { address }
  if (PAGES_ONLY.test(url.hostname)) return { fault: NO_PICTURE }
  if (/^(?:drive|docs)\.google\.com$/.test(url.hostname)) return driveAddress(url)
  if (/^(?:www\.)?dropbox\.com$/.test(url.hostname)) {
    if (/^\/(?:sh|scl\/fo)\//.test(url.pathname)) return { fault: NO_FOLDER }
    url.searchParams.delete('raw')
    url.searchParams.set('dl', '1')
    return { address: url.href }
  }
  return { address }
}

function driveAddress(url: URL): { address: string } | { fault: string } {
  if (/\/folders\//.test(url.pathname)) return { fault: NO_FOLDER }
  const id = /\/file\/(?:u\/\d+\/)?d\/([\w-]+)/.exec(url.pathname)?.[1] ?? url.searchParams.get('id')
  if (!id) return { fault: NO_PICTURE }
  const direct = new URL('https://drive.google.com/uc?export=download')
  direct.searchParams.set('id', id)
  const key = url.searchParams.get('resourcekey')
  if (key) direct.searchParams.set('resourcekey', key)
  return { address: direct.href }
}
