import { photoUrl } from './photo-url.ts'
import type { FieldPhoto } from './photo-choice.ts'

/** Source of a photo: a local file or a stored photo. */
export type PhotoSource = File | Pick<FieldPhoto, 'key' | 'width' | 'height'>

/** The file name; of 'properties/1700000000000_fachada.jpg', 'fachada.jpg'. */
export function nameOf(source: PhotoSource): string {
  return source instanceof File ? source.name : source.key.replace(/^.*\/\d*_?/, '')
}

/** The file. A stored photo is fetched, usually from the browser's cache. */
export async function fileOf(source: PhotoSource, signal: AbortSignal): Promise<File> {
  if (source instanceof File) return source
  const answer = await fetch(photoUrl(source.key), { signal })
  if (!answer.ok) throw new Error(`the photo ${source.key} is not there`)
  const content = await answer.blob()
  return new File([content], nameOf(source), { type: content.type })
}
