import type { ComponentProps, ReactNode } from 'react'

/** 'line': as wide as its words; 'row': a whole row of a box, with the arrow at its end. */
type DisclosureLook = 'line' | 'row'

type Props = ComponentProps<'details'> & {
  /** One element or one text; a heading may stand here. */
  summary: ReactNode
  look?: DisclosureLook
  /** Classes of the summary. */
  head?: string
  /** Name of the summary for screen readers, where its words need more. */
  label?: string
}

/** A part of a page that opens and closes, also without scripts (`.disclosure` in app/ui/controls.css). */
export function Disclosure({ summary, look = 'line', head = '', label, className = '', children, ...details }: Props) {
  return (
    <details {...details} className={`disclosure ${className}`}>
      <summary aria-label={label} className={`${look === 'row' ? 'disclosure-row' : ''} ${head}`}>
        {summary}
      </summary>
      {children}
    </details>
  )
}
