import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { Refusal } from '#app/forms/refusal.ts'
import { FailureBanner } from '#app/ui/form/failure-banner.tsx'
import { FieldAlerts } from '#app/ui/form/field.tsx'
import { useFirstErrorFocus } from '#app/ui/form/use-first-error-focus.tsx'
import { BOX_BODY } from '#app/ui/panel/box.tsx'
import { SubmitButton } from '#app/ui/panel/submit-button.tsx'

type Props = {
  intent: string
  label: string
  /** The label while the form is being sent. */
  busyLabel?: string
  refusal: Refusal<string> | null
  children: ReactNode
}

/** A form about the signed-in person's own account, with one button. */
export function AccountForm({ intent, label, busyLabel = label, refusal, children }: Props) {
  const form = useFirstErrorFocus<HTMLFormElement>(refusal)
  const busy = useNavigation().formData?.get('intent') === intent
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      aria-label={label}
      className={`${BOX_BODY} grid gap-[1.1rem]`}
      onSubmit={(event) => {
        if (busy) event.preventDefault()
      }}
    >
      {refusal?.message && <FailureBanner text={refusal.message} />}
      <FieldAlerts value={true}>{children}</FieldAlerts>
      <div className="flex justify-end">
        <SubmitButton
          intent={intent}
          busy={busy}
          label={label}
          busyLabel={busyLabel}
          variant="outline"
          className="min-w-44"
        />
      </div>
    </Form>
  )
}
