import { useMay } from '#app/panel/may.tsx'
import { BANNER } from '#app/ui/panel/banner.ts'
import { REGISTRATION_LABELS, type RegistrationState } from './admission.ts'
import { RegistrationForm } from './registration-form.tsx'

type Props = RegistrationState & { action?: string }

/** Tells the staff that anybody at this machine may register, and closes registration (decision 1). */
export function OpenRegistrationNotice({ registration, isFixed, action }: Props) {
  const mayClose = useMay('people') && !isFixed
  if (registration !== 'open') return null
  return (
    <section aria-label={REGISTRATION_LABELS.open} className={`${BANNER} flex-wrap items-center justify-between`}>
      <div className="grid max-w-[65ch] gap-1">
        <p className="font-semibold">Cualquiera puede crear una cuenta de administración</p>
        <p>
          Basta con usar la computadora donde corre este sitio; nadie tiene que invitarlo.{' '}
          {mayClose
            ? 'Si tu equipo ya tiene sus cuentas, ciérralo: siguen igual y después solo entra quien tú invites.'
            : waysToClose(isFixed)}
        </p>
      </div>
      {mayClose && <RegistrationForm to="invite" action={action} />}
    </section>
  )
}

function waysToClose(isFixed: boolean): string {
  return isFixed
    ? 'Así lo fija el servidor: quien lo administra lo cambia con REGISTRATION=invite.'
    : 'Pide a quien administra el panel que lo cierre en Configuración → Equipo.'
}
