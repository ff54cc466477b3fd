import type { ReactNode } from 'react'
import type { Refusal } from '#app/forms/refusal.ts'
import { FailureBanner } from '#app/ui/form/failure-banner.tsx'
import { SettingsForm } from '#app/ui/form/settings-form.tsx'

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
  return (
    <SettingsForm
      intent={intent}
      look="part"
      aria-label={label}
      submit={label}
      button={{ variant: 'outline', busyLabel, className: 'min-w-44' }}
      refusal={refusal}
    >
      {refusal?.message && <FailureBanner text={refusal.message} />}
      {children}
    </SettingsForm>
  )
}
