import { type ButtonLook, buttonClass } from '#app/ui/button.ts'

type Props = ButtonLook & {
  /** The form's `intent`, where it has several. */
  intent?: string
  /** Whether the form is being sent. */
  busy: boolean
  label: string
  busyLabel?: string
}

/** Sends its form. While it is being sent the button keeps the focus, because it is not disabled. */
export function SubmitButton({ intent, busy, label, busyLabel = 'Guardando...', ...look }: Props) {
  return (
    <button
      type="submit"
      name={intent && 'intent'}
      value={intent}
      aria-disabled={busy || undefined}
      className={buttonClass(look)}
    >
      {busy && <span aria-hidden="true" className="spinner" />}
      {busy ? busyLabel : label}
    </button>
  )
}
