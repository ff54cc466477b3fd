import { Form, useNavigation } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'

/** `spoken` is the label for screen readers, where `label` alone does not say whose account it is. */
type Intent = { intent: string; label: string; spoken?: string }

/** A form with one button, about the account or the invitation with this id. */
export function IntentForm({ id, ...button }: Intent & { id: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <IntentButton {...button} />
    </Form>
  )
}

/** A button that is disabled while its form is being sent. */
export function IntentButton({ intent, label, spoken }: Intent) {
  const busy = useNavigation().formData?.get('intent') === intent
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      disabled={busy}
      aria-label={spoken}
      className={buttonClass({ variant: 'outline' })}
    >
      {label}
    </button>
  )
}
