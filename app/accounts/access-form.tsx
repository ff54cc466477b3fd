import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import type { FieldErrors } from './credentials.ts'
import { FailureBanner } from './failure-banner.tsx'

/** What an action says of a form that it refused. */
export type Refusal = { failure?: string; errors?: FieldErrors }

type Props = {
  /** The button's words, at rest and while the answer is on its way. */
  label: string
  busyLabel: string
  refusal: Refusal | undefined
  children: ReactNode
}

/** A form of one step: it works without JavaScript, says what was wrong, and is sent once. */
export function AccessForm({ label, busyLabel, refusal, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const busy = useNavigation().formMethod === 'POST'

  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])

  function sendOnce(event: SubmitEvent) {
    if (busy) event.preventDefault()
  }

  return (
    <Form ref={form} method="post" noValidate onSubmit={sendOnce} className="grid gap-[1.1rem]">
      {refusal?.failure && <FailureBanner text={refusal.failure} />}
      {children}
      <button type="submit" aria-disabled={busy} className={buttonClass({ size: 'lg', className: 'w-full' })}>
        {busy && <span aria-hidden="true" className="spinner" />}
        {busy ? busyLabel : label}
      </button>
    </Form>
  )
}
