import type { EachSet } from '#app/photos/picture-sets.ts'

/** Classes that the tile of a photo shares with that of a file on its way. */
export const PICTURE = 'relative aspect-4/3 w-full rounded-t-sm bg-sunken'
/** A photo fills its tile; of a drawing nothing is cut off. */
export const PICTURE_FITS: EachSet<string> = { photos: 'object-cover', plans: 'bg-white object-contain' }
export const TILE_CONTROLS = 'flex flex-wrap items-center justify-between p-[.15rem] noscript:hidden'
