import type { ReactNode } from 'react'
import { Link, href } from 'react-router'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { PasswordField } from '#app/ui/form/password-field.tsx'
import { BANNER } from '#app/ui/panel/banner.ts'
import { TextField } from '#app/ui/form/text-field.tsx'
import { AccessForm } from './access-form.tsx'
import { AuthHead } from './auth-frame.tsx'
import { LOGIN_RULES, type Login } from './credentials.ts'
import type { ArrivalReason } from './return-path.ts'

/** `address`: that of this page, under which its cookies are kept. */
type Props = { refusal: Refusal<keyof Login> | null; arrival: ArrivalReason; address: string }

/** The form posts to its own address, which contains the page to return to. */
export function LoginScreen({ refusal, arrival, address }: Props) {
  const control = controlsOfForm(LOGIN_RULES, refusal)
  // An answer to this form is newer than what the address says.
  const lost = refusal === null ? arrival.reason : null
  return (
    <>
      <AuthHead title="Iniciar sesión" lead="Panel de propiedades" />
      {arrival.reason === 'ended' && <SessionEnded keepsTyped={arrival.keepsTyped} />}
      {lost === 'noCookie' && <SessionLost>Permite las cookies de este sitio y vuelve a entrar.</SessionLost>}
      {lost === 'insecure' && (
        <SessionLost>
          Aquí no se puede: abre el panel en <a href={address}>{address}</a> y entra ahí.
        </SessionLost>
      )}
      <AccessForm label="Iniciar sesión" busyLabel="Iniciando sesión..." refusal={refusal}>
        <TextField label="Correo electrónico" {...control('email')} />
        <PasswordField label="Contraseña" {...control('password')} />
      </AccessForm>
      <p className="mt-[1.1rem] text-sm text-ink-3">
        ¿Aún no tienes cuenta? <Link to={href('/signup')}>Crear cuenta</Link>
      </p>
      <p className="mt-2 text-sm text-ink-3">
        <Link to={href('/recuperar')}>¿Olvidaste tu contraseña?</Link>
      </p>
    </>
  )
}

/** Signing in succeeded, and the browser kept nothing of it. */
function SessionLost({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={`${BANNER} mb-5 text-sm leading-normal wrap-anywhere`}>
      <span>Entraste, pero este navegador no guardó tu sesión. {children}</span>
    </p>
  )
}

/** Without JavaScript, typed text is not saved and the second sentence is hidden. */
function SessionEnded({ keepsTyped }: { keepsTyped: boolean }) {
  return (
    <p role="status" className={`${BANNER} mb-5 text-sm leading-normal`}>
      {/* The banner is a flex row: one element keeps both sentences together. */}
      <span>
        Tu sesión terminó. Inicia sesión para seguir donde estabas.
        {keepsTyped && (
          <span className="noscript:hidden">
            {' '}
            Lo que escribiste se conserva en este equipo: al volver podrás recuperarlo.
          </span>
        )}
      </span>
    </p>
  )
}
