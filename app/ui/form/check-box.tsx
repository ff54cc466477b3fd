import type { ComponentProps, ReactNode } from 'react'

type TickProps = ComponentProps<'input'> & { type: 'checkbox' | 'radio' }

/** A checkbox or a radio button alone, inside a label or with an `aria-label` (`.tick` in app/ui/controls.css). */
export function Tick({ type, className = '', ...input }: TickProps) {
  return <input type={type} {...input} className={`tick ${className}`} />
}

type Props = Omit<TickProps, 'type'> & { label: ReactNode }

/** A checkbox with a clickable label. */
export function CheckBox({ label, ...input }: Props) {
  return (
    <label className="flex min-h-11 items-center gap-[.65rem] font-medium">
      <Tick type="checkbox" {...input} />
      {label}
    </label>
  )
}

/** A radio button with a clickable label, and with a note below its name. */
export function RadioButton({ label, note, ...input }: Props & { note?: ReactNode }) {
  return (
    <label className="grid min-h-9 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-[.65rem] font-medium pointer-coarse:min-h-11">
      <Tick type="radio" {...input} />
      {label}
      {note && <span className="col-start-2 text-2xs leading-[1.45] font-normal text-ink-2">{note}</span>}
    </label>
  )
}
