import type { ReactNode } from 'react'

/** Classes of a box of the panel (design, section 3). */
export const BOX = 'rounded-md border border-line bg-surface'
export const BOX_BODY = 'p-[1.1rem]'

/** Head of a box: its title and, at the other end of the line, its children. */
export function BoxHead({ id, title, children }: { id: string; title: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-x-4 gap-y-1 border-b max-[19rem]:flex-wrap border-line px-[1.1rem] py-[.85rem] [&>a]:whitespace-nowrap">
      <h2 id={id} className="text-[1.0625rem] leading-[1.3] tracking-normal">
        {title}
      </h2>
      {children}
    </div>
  )
}
