import { useAgency } from '#app/agency/use-agency.tsx'
import { Link, href } from 'react-router'
import { controlsOfForm } from '#app/forms/form-rules.ts'
import type { Refusal } from '#app/forms/refusal.ts'
import { PasswordField } from '#app/ui/form/password-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { AccessForm } from './access-form.tsx'
import { AuthHead } from './auth-frame.tsx'
import { SHORT_PASSWORD, SIGNUP_RULES, type Signup } from './credentials.ts'

/** The form posts to its own address, which contains the invitation. */
export function SignupScreen({ refusal }: { refusal: Refusal<keyof Signup> | null }) {
  const control = controlsOfForm(SIGNUP_RULES, refusal)
  return (
    <>
      <AuthHead title="Crear cuenta" lead={`Para el equipo de ${useAgency().name}`} />
      <AccessForm label="Crear cuenta" busyLabel="Creando cuenta..." refusal={refusal}>
        <TextField label="Nombre" {...control('name')} />
        <TextField label="Correo electrónico" {...control('email')} />
        <PasswordField label="Contraseña" hint={SHORT_PASSWORD} {...control('password')} />
      </AccessForm>
      <LoginLink />
    </>
  )
}

/** Shown instead of the form to visitors who can't create an account. */
export function SignupClosed({ reason }: { reason: string }) {
  return (
    <>
      <AuthHead title="Crear cuenta" lead={`Para el equipo de ${useAgency().name}`} />
      <p className="rounded-md border border-warn-line bg-warn-bg px-4 py-3 font-medium text-warn">{reason}</p>
      <LoginLink />
    </>
  )
}

function LoginLink() {
  return (
    <p className="mt-[1.1rem] text-sm text-ink-3">
      ¿Ya tienes cuenta? <Link to={href('/login')}>Iniciar sesión</Link>
    </p>
  )
}
