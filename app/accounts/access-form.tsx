import type { ReactNode, SubmitEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Refusal } from '#app/forms/refusal.ts'
import { buttonClass } from '#app/ui/button.ts'
import { FailureBanner } from '#app/ui/form/failure-banner.tsx'
import { FieldAlerts } from '#app/ui/form/field.tsx'
import { useFirstErrorFocus } from '#app/ui/form/use-first-error-focus.tsx'

type Props = {
  /** Text of the button, and while the form is being sent. */
  label: string
  busyLabel: string
  refusal: Refusal<string> | null
  children: ReactNode
}

/** A form with one button. It works without JavaScript, shows what was wrong, and can't be sent twice. */
export function AccessForm({ label, busyLabel, refusal, children }: Props) {
  const form = useFirstErrorFocus<HTMLFormElement>(refusal)
  const busy = useNavigation().formMethod === 'POST'

  function sendOnce(event: SubmitEvent) {
    if (busy) event.preventDefault()
  }

  return (
    <Form ref={form} method="post" noValidate onSubmit={sendOnce} className="grid gap-[1.1rem]">
      {refusal?.message && <FailureBanner text={refusal.message} className="leading-normal text-wrap" />}
      <FieldAlerts value={true}>{children}</FieldAlerts>
      <button type="submit" aria-disabled={busy} className={buttonClass({ size: 'lg', className: 'w-full' })}>
        {busy && <span aria-hidden="true" className="spinner" />}
        {busy ? busyLabel : label}
      </button>
    </Form>
  )
}
