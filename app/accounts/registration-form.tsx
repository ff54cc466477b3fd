import { Form, useNavigation } from 'react-router'
import { buttonClass } from '#app/ui/button.ts'
import { REGISTRATION_INTENTS, type Registration } from './admission.ts'

const LABELS: Record<Registration, string> = { open: 'Abrir el registro', invite: 'Solo con invitación' }

/** The button that opens or closes registration. @param action the page that receives it, by default the shown one */
export function RegistrationForm({ to, action }: { to: Registration; action?: string | undefined }) {
  const intent = REGISTRATION_INTENTS[to]
  const busy = useNavigation().formData?.get('intent') === intent
  return (
    <Form method="post" action={action}>
      <button
        type="submit"
        name="intent"
        value={intent}
        disabled={busy}
        className={buttonClass({ variant: to === 'invite' ? 'primary' : 'outline' })}
      >
        {LABELS[to]}
      </button>
    </Form>
  )
}
