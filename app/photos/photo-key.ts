import { LARGE_WIDTHS, USUAL_WIDTHS, VARIANT_FORMATS, type Variant, type VariantFormat } from './photo-variants.ts'

const WIDTHS = [...USUAL_WIDTHS, ...LARGE_WIDTHS]
const VARIANT_KEY = new RegExp(String.raw`^(.+)\.(${WIDTHS.join('|')})\.(${VARIANT_FORMATS.join('|')})$`)

/** The photo and the variant that a key of the file store names; `variant` null for the photo itself. */
export function parsePhotoKey(requested: string): { key: string; variant: Variant | null } {
  const match = VARIANT_KEY.exec(requested)
  if (!match) return { key: requested, variant: null }
  const [, key = '', width, format] = match
  return { key, variant: { width: Number(width) as Variant['width'], format: format as VariantFormat } }
}
