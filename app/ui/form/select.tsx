import type { ComponentProps } from 'react'
import { CONTROL } from '#app/ui/field.ts'

/** 'field': a field of a form; 'bare': without a frame of its own, the caller's classes draw it. */
type SelectLook = 'field' | 'bare'

const LOOKS: Record<SelectLook, string> = { field: `${CONTROL} truncate pr-9 pl-[.8rem]`, bare: '' }

type Props = ComponentProps<'select'> & {
  look?: SelectLook
  /** Classes of the frame: its place and width. */
  frame?: string
}

/** The select of the whole product: the browser's own list, with one arrow (`.select` in app/ui/controls.css). */
export function Select({ look = 'field', frame = '', className = '', ...select }: Props) {
  return (
    <span className={`select ${frame}`}>
      <select {...select} className={`${LOOKS[look]} ${className}`} />
    </span>
  )
}
