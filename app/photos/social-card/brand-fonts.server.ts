import { fileURLToPath } from 'node:url'

/** For `FONTCONFIG_FILE` of drawing processes: the machine's fonts are not used. */
export const NO_OTHER_FONTS = fileURLToPath(new URL('./fonts/fonts.conf', import.meta.url))

/** Complete file names, because the build finds the files by them. */
const FONTS = {
  'FamiljenGrotesk-SemiBold.ttf': new URL('./fonts/FamiljenGrotesk-SemiBold.ttf', import.meta.url),
  'Figtree-Regular.ttf': new URL('./fonts/Figtree-Regular.ttf', import.meta.url),
  'Figtree-SemiBold.ttf': new URL('./fonts/Figtree-SemiBold.ttf', import.meta.url),
}

export function brandFont(file: keyof typeof FONTS): string {
  return fileURLToPath(FONTS[file])
}
