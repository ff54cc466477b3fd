import type { ReactNode } from 'react'
import { BOX } from '#app/ui/panel/box.tsx'

/** A box with a few centred lines, for an empty list or an error. */
export function EmptyBox({ children }: { children: ReactNode }) {
  return (
    <div
      className={`${BOX} grid justify-items-center gap-3 px-5 py-[clamp(2.5rem,2rem+4vw,5rem)] text-center wrap-anywhere [&_p]:max-w-[44ch] [&_p]:text-ink-2`}
    >
      {children}
    </div>
  )
}
