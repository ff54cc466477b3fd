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

type Props = { refusal: Refusal<keyof Login> | null; reason: ArrivalReason }

/** The form posts to its own address, which contains the page to return to. */
export function LoginScreen({ refusal, reason }: Props) {
  const control = controlsOfForm(LOGIN_RULES, refusal)
  return (
    <>
      <AuthHead title="Iniciar sesión" lead="Panel de propiedades" />
      {reason.ended && <SessionEnded keepsTyped={reason.keepsTyped} />}
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
