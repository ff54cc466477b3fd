/** Classes of a link of the sidebar. */
export const SIDE_LINK =
  'group flex min-h-10 items-center gap-[.65rem] rounded-sm px-3 font-medium text-ink-2 no-underline hover:bg-hover hover:text-ink aria-[current]:bg-selected aria-[current]:font-semibold aria-[current]:text-ink pointer-coarse:min-h-11'
