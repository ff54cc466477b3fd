import { Link, href } from 'react-router'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { PasswordField } from '#app/ui/form/password-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { AccessForm } from './access-form.tsx'
import { AuthHead } from './auth-frame.tsx'
import { LOGIN_RULES, type Login } from './credentials.ts'

/** The form posts to the address that it stands at: the page to go to afterwards stays in there. */
export function LoginScreen({ refusal }: { refusal: Refusal<keyof Login> | null }) {
  const control = controlsOfForm(LOGIN_RULES, refusal)
  return (
    <>
      <AuthHead title="Iniciar sesión" lead="Panel de propiedades" />
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
