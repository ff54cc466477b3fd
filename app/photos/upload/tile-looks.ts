/** Classes that the tile of a photo shares with that of a file on its way. */
export const PICTURE = 'relative aspect-4/3 w-full rounded-t-sm bg-sunken'
export const TILE_CONTROLS = 'flex flex-wrap items-center justify-between p-[.15rem] noscript:hidden'
