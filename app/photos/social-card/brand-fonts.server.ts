import { fileURLToPath } from 'node:url'

/** The product's own fonts, as files that cards and sheets are drawn with. */
type BrandFont = 'FamiljenGrotesk-SemiBold.ttf' | 'Figtree-Regular.ttf' | 'Figtree-SemiBold.ttf'

/** For `FONTCONFIG_FILE` of a process that draws: the machine's fonts are not even looked for. */
export const NO_OTHER_FONTS = pathOf('fonts.conf')

export function brandFont(file: BrandFont): string {
  return pathOf(file)
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(`./fonts/${file}`, import.meta.url))
}
