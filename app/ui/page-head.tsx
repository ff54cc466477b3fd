import type { ReactNode } from 'react'

/** Band at the top of a page without hero: h1, lead text, and any children. */
export function PageHead({ title, lead, children }: { title: string; lead?: string; children?: ReactNode }) {
  return (
    <div className="border-b border-line bg-canvas-2">
      <div className="wrap py-[clamp(2rem,1.4rem+2.6vw,4rem)]">
        <h1 className="text-4xl leading-tight tracking-display">{title}</h1>
        {lead && <p className="mt-[.9rem] max-w-(--measure) text-lg leading-body text-ink-2">{lead}</p>}
        {children}
      </div>
    </div>
  )
}
