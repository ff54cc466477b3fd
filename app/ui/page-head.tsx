import type { ReactNode } from 'react'

/** `low`: a lower band, for pages whose content should start on the first screen. */
type Props = { title: string; lead?: string; low?: boolean; children?: ReactNode }

/** Band at the top of a page without hero: h1, lead text, and any children. */
export function PageHead({ title, lead, low = false, children }: Props) {
  return (
    <div className="border-b border-line bg-canvas-2">
      <div className={low ? 'wrap items-center gap-x-6 py-5 lg:flex' : 'wrap py-[clamp(2rem,1.4rem+2.6vw,4rem)]'}>
        <h1 className={`${low ? 'text-3xl' : 'text-4xl'} leading-tight tracking-display`}>{title}</h1>
        {lead && (
          <p
            className={low ? 'leading-body text-ink-2' : 'mt-[.9rem] max-w-(--measure) text-lg leading-body text-ink-2'}
          >
            {lead}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
