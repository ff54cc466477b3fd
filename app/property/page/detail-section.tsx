import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

/** One section of the detail page below a line. `action` is at the end of the heading's line. */
export function DetailSection({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className="mt-[clamp(1.75rem,1.4rem+1vw,2.5rem)] border-t border-line pt-[clamp(1.75rem,1.4rem+1vw,2.5rem)]">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-2xl">{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}

/** A pin and a place: 'Carretera a Huinalá km 2.5, Apodaca'. */
export function PlaceLine({ name, className }: { name: string; className: string }) {
  return (
    <p className={`flex items-start gap-[.35rem] leading-[1.4] text-ink-2 ${className}`}>
      <Icon name="pin" className="mt-[.12em] text-[.88em] text-ink-3" />
      <span className="min-w-0">{name}</span>
    </p>
  )
}
