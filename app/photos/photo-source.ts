import { photoUrl } from './photo-url.ts'
import type { FieldPhoto } from './photo-choice.ts'

/** What a photo is made from: a file of the device, or a photo that the store already has. */
export type PhotoSource = File | Pick<FieldPhoto, 'key' | 'width' | 'height'>

/** The name that the file has or had: of 'properties/1700000000000_fachada.jpg', 'fachada.jpg'. */
export function nameOf(source: PhotoSource): string {
  return source instanceof File ? source.name : source.key.replace(/^.*\/\d*_?/, '')
}

/** The file itself. A stored photo is asked of the server: the browser has it from showing it, as a rule. */
export async function fileOf(source: PhotoSource, signal: AbortSignal): Promise<File> {
  if (source instanceof File) return source
  const answer = await fetch(photoUrl(source.key), { signal })
  if (!answer.ok) throw new Error(`the photo ${source.key} is not there`)
  const content = await answer.blob()
  return new File([content], nameOf(source), { type: content.type })
}
