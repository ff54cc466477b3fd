import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { mayHaveTwoFigures } from '#app/figures/two-figures.ts'
import { groupThousands } from './typed-caret.ts'
import { Field, type FieldProps } from './field.tsx'
import { Select } from './select.tsx'

type FigureFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'className' | 'defaultValue' | 'placeholder'> & {
    /** Maximum number of decimals. */
    decimals?: number
    /** Texts for which it returns true stay as typed, so that the check can refuse them. */
    keeps?: (typed: string) => boolean
    /** Content at the start of the frame: a sign, a unit or a currency select. */
    before?: ReactNode
    after?: ReactNode
  }

const FRAME =
  'flex min-h-(--control) items-stretch overflow-x-clip rounded-sm border border-line-strong bg-surface not-focus-within:hover:border-ink-2 focus-within:border-focus focus-within:outline-2 focus-within:outline-focus has-aria-invalid:border-danger has-aria-invalid:shadow-[0_0_0_1px_var(--color-danger)]'
/** Classes of a control inside the frame, which shows the focus; its height includes the frame's border. */
const FRAMED =
  '-my-px min-w-0 border-y border-y-transparent bg-transparent bg-clip-padding px-[.8rem] py-[.55rem] text-base leading-[1.4] placeholder:text-placeholder focus-visible:shadow-none focus-visible:outline-0'

/**
 * A figure that gets its thousands commas while it is typed. Two figures stay as typed, so that the check can refuse
 * them: '25x40' is not 2,540.
 */
export function FigureField({
  decimals = 2,
  className = '',
  placeholder = '0',
  defaultValue,
  keeps,
  before,
  after,
  ...field
}: FigureFieldProps) {
  function onChange(event: ChangeEvent<HTMLInputElement>) {
    const { value } = event.target
    if (!mayHaveTwoFigures(value) && !keeps?.(value)) groupThousands(event, decimals)
  }
  return (
    <Field {...field}>
      {(control) => (
        <div className={FRAME}>
          {before}
          <input
            {...control}
            type="text"
            inputMode={decimals === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            placeholder={placeholder}
            defaultValue={defaultValue}
            onChange={onChange}
            className={`num w-full ${FRAMED} ${className}`}
          />
          {after}
        </div>
      )}
    </Field>
  )
}

type FramedSelectProps = Pick<ComponentProps<'select'>, 'name' | 'defaultValue'> & {
  label: string
  options: readonly string[]
  /** The text of the empty option, which comes first; default: there is none. */
  none?: string
}

/** A select in the same frame, such as the currency. */
export function FramedSelect({ label, options, none, ...select }: FramedSelectProps) {
  return (
    <Select
      {...select}
      aria-label={label}
      look="bare"
      frame="flex-none"
      className={`${FRAMED} w-24 border-l border-line pr-8 focus-visible:bg-selected`}
    >
      {none !== undefined && <option value="">{none}</option>}
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </Select>
  )
}

/** The unit of a figure: m², m, MXN. */
export function FigureUnit({ children }: { children: ReactNode }) {
  return (
    <span className="grid flex-none place-items-center border-line bg-canvas-2 px-[.8rem] text-(length:--text-sm) font-medium text-ink-3 first:rounded-l-[5px] first:border-r last:rounded-r-[5px] last:border-l">
      {children}
    </span>
  )
}
