import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type HeroPhoto, LEAST_HERO_WIDTH, MAX_HERO_MB } from '#app/agency/logo/hero-photo.ts'
import { SHOWN_PHOTO } from './photo-size.ts'
import { FIRST_VARIANTS, SHOWN_VARIANT } from './photo-variants.ts'
import type { Reencode } from './reencode-photo.server.ts'
import { refusalText } from './upload-fault.ts'

const HASH_LENGTH = 12

/** The photo of the home page from a posted file, in the size of a shown photo; the sentence for the person if it is refused. */
export async function redrawHero(reencode: Reencode, file: File): Promise<HeroPhoto | { refusal: string }> {
  if (file.size > MAX_HERO_MB * 1024 * 1024) return { refusal: refusalText('tooLarge', file.name) }
  const encoded = await inFile(file, reencode)
  if ('fault' in encoded) return { refusal: refusalText(encoded.fault, file.name) }
  const { width, height, first } = encoded
  if (width < LEAST_HERO_WIDTH || width < height)
    return { refusal: `La foto tiene que ser horizontal y de al menos ${LEAST_HERO_WIDTH} px de ancho.` }
  const data = Buffer.from(first?.[FIRST_VARIANTS.indexOf(SHOWN_VARIANT)] ?? encoded.data)
  const scale = Math.min(1, SHOWN_PHOTO.width / width, SHOWN_PHOTO.height / height)
  return {
    hash: createHash('sha256').update(data).digest('hex').slice(0, HASH_LENGTH),
    data: data.toString('base64'),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  }
}

/** The photo workers read a file by its path. */
async function inFile<T>(file: File, use: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'cerro-norte-hero-'))
  try {
    const path = join(folder, 'photo')
    await writeFile(path, new Uint8Array(await file.arrayBuffer()))
    return await use(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
