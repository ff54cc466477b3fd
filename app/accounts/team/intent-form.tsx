import { Form, useNavigation } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'

/** `spoken` names it to screen readers, where `label` alone does not tell whose it is. */
type Intent = { intent: string; label: string; spoken?: string }

/** A form of one button, about the account or the invitation with that id. */
export function IntentForm({ id, ...button }: Intent & { id: string }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <IntentButton {...button} />
    </Form>
  )
}

/** Can't be pressed again while it is on its way. */
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
