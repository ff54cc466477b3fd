import type { ReactNode } from 'react'

/** The line over the title: ways back, actions. */
export const DETAIL_TOOLS = 'screen-only -mt-2 mb-1 flex min-h-11 items-center gap-0 sm:gap-2 max-[19rem]:flex-wrap'
/** Words of a tool that only its icon stands for where there is no room. */
export const TOOL_WORDS = 'max-sm:sr-only'

/** Stage, and below it the thumbnails or, from 1024 px, four small photos. */
export const GALLERY_GRID = 'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2.5'
/** The stage of a single photo. */
export const ONE_PHOTO = 'stage aspect-4/3 overflow-hidden rounded-md bg-sunken lg:aspect-16/9'

/**
 * Top and sections in one column, the contact card beside both from 1024 px and between them below that; on paper
 * beside the photo alone: `card` places itself.
 */
export function DetailLayout({ top, card, children }: { top: ReactNode; card: ReactNode; children?: ReactNode }) {
  return (
    <div className="wrap">
      <div className="grid grid-cols-[minmax(0,1fr)] pt-5 pb-(--space-section) lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr] lg:gap-x-12 print:grid-cols-[minmax(0,1fr)_17rem] print:gap-x-6 print:py-0">
        <div className="min-w-0">{top}</div>
        {card}
        <div className="min-w-0 lg:col-start-1 lg:row-start-2 print:col-span-2">{children}</div>
      </div>
    </div>
  )
}
