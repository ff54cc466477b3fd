import type { ComponentProps } from 'react'

type Props = Pick<ComponentProps<'input'>, 'name' | 'value' | 'defaultChecked' | 'required'> & { label: string }

/** The tick is two edges of a rotated box; with forced colours the browser draws its own. */
const BOX =
  'm-0 grid size-5 flex-none appearance-none place-items-center rounded-[4px] border-[1.5px] border-line-strong bg-surface checked:border-action checked:bg-action checked:before:-mt-[.15rem] checked:before:h-[.65rem] checked:before:w-[.35rem] checked:before:rotate-45 checked:before:border-r-2 checked:before:border-b-2 checked:before:border-on-action checked:before:content-[""] forced-colors:appearance-auto forced-colors:checked:before:content-none'

/** A checkbox with a clickable label. */
export function CheckBox({ label, ...input }: Props) {
  return (
    <label className="flex min-h-11 items-center gap-[.65rem] font-medium">
      <input {...input} type="checkbox" className={BOX} />
      {label}
    </label>
  )
}
