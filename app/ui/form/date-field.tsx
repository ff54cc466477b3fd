import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { formatDay } from '#app/calendar/calendar-day.ts'
import { isCalendarDay } from '#app/calendar/is-calendar-day.ts'
import { readWrittenDay } from '#app/calendar/written-day.ts'
import { CONTROL } from '#app/ui/field.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Field, type FieldProps } from './field.tsx'

/** 'field': a field of a form; 'bare': without a frame of its own, such as a cell of a table. */
type DateLook = 'field' | 'bare'

type DateInputProps = Pick<
  ComponentProps<'input'>,
  'id' | 'form' | 'name' | 'required' | 'className' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
> & {
  /** A day 'YYYY-MM-DD', or what was typed. */
  defaultValue?: string
  /** The first day that the calendar offers. */
  min?: string | undefined
  look?: DateLook
  /** Classes of the frame: its place and width. */
  frame?: string
  /** Called with the typed text when it was changed and left. */
  onCommit?: (text: string) => void
}

/**
 * A text field for a day, which posts what was typed: the server reads it with `readTypedDay`. With scripts a day with its year is
 * rewritten as the product writes days, and a button or Alt+↓ opens the calendar of the browser.
 */
export function DateInput(props: DateInputProps) {
  const { defaultValue = '', min, look = 'field', frame = '', className = '', onCommit, ...input } = props
  const text = useRef<HTMLInputElement>(null)
  const calendar = useRef<HTMLInputElement>(null)
  const committed = useRef(defaultValue)

  function write(value: string) {
    const field = text.current
    if (!field || field.value === value) return
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  function commit() {
    const typed = text.current?.value.trim() ?? ''
    const day = readWrittenDay(typed)
    if (day !== null) write(formatDay(day))
    const value = day ?? typed
    if (value === committed.current) return
    committed.current = value
    onCommit?.(value)
  }

  function openCalendar() {
    const [field, native] = [text.current, calendar.current]
    if (!field || !native) return
    native.value = readWrittenDay(field.value) ?? ''
    native.showPicker()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') commit()
    if (event.key !== 'ArrowDown' || !event.altKey) return
    event.preventDefault()
    openCalendar()
  }

  function takeChosen(day: string) {
    write(day && formatDay(day))
    commit()
    text.current?.focus()
  }

  return (
    <span className={`relative grid min-w-0 ${frame}`}>
      <input
        {...input}
        ref={text}
        type="text"
        autoComplete="off"
        placeholder="dd/mm/aaaa"
        aria-keyshortcuts="Alt+ArrowDown"
        defaultValue={isCalendarDay(defaultValue) ? formatDay(defaultValue) : defaultValue}
        onBlur={commit}
        onKeyDown={onKeyDown}
        className={`num pr-10 ${look === 'field' ? `${CONTROL} pl-[.8rem]` : ''} ${className}`}
      />
      {/* Only its calendar is used, which opens below the field. */}
      <input
        ref={calendar}
        type="date"
        min={min}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => takeChosen(event.currentTarget.value)}
        className="pointer-events-none absolute inset-0 size-full opacity-0 noscript:hidden"
      />
      <button
        type="button"
        tabIndex={look === 'bare' ? -1 : undefined}
        aria-label="Abrir el calendario"
        title="Abrir el calendario"
        onClick={openCalendar}
        className="absolute inset-y-0 right-0 grid w-10 place-items-center rounded-sm text-ink-2 hover:bg-hover hover:text-ink noscript:hidden pointer-coarse:w-11"
      >
        <Icon name="calendar" />
      </button>
    </span>
  )
}

type DateFieldProps = FieldProps & Pick<DateInputProps, 'defaultValue' | 'min' | 'className'>

/** A day with its label. */
export function DateField({ defaultValue, min, className, ...field }: DateFieldProps) {
  return <Field {...field}>{(control) => <DateInput {...control} {...{ defaultValue, min, className }} />}</Field>
}
