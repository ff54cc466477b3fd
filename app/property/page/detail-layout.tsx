import type { ReactNode } from 'react'

/** The line above the title with the link back and the actions. */
export const DETAIL_TOOLS = 'screen-only -mt-2 mb-1 flex min-h-11 items-center gap-0 sm:gap-2 max-[19rem]:flex-wrap'
/** The text of an action, of which a small screen shows only the icon. */
export const TOOL_WORDS = 'max-sm:sr-only'

/** The large photo, and below it the thumbnails or, from 1024 px, four small photos. */
export const GALLERY_GRID = 'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2.5'
/** The frame of a single photo. */
export const ONE_PHOTO = 'stage aspect-4/3 overflow-hidden rounded-md bg-sunken lg:aspect-16/9'

/**
 * Top and sections in one column. The contact card (`card`, which sets its own grid position) is beside both from 1024 px,
 * between them on smaller screens, and beside the photo in print.
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
