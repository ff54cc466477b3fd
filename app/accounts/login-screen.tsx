import { Link, href } from 'react-router'
import { AccessForm, type Refusal } from './access-form.tsx'
import { AuthHead } from './auth-frame.tsx'
import { PasswordField } from './password-field.tsx'
import { TextField } from './text-field.tsx'

/** The form posts to the address that it stands at: the page to go to afterwards stays in there. */
export function LoginScreen({ refusal }: { refusal: (Refusal & { email?: string }) | undefined }) {
  return (
    <>
      <AuthHead title="Iniciar sesión" lead="Panel de propiedades" />
      <AccessForm label="Iniciar sesión" busyLabel="Iniciando sesión..." refusal={refusal}>
        <TextField
          label="Correo electrónico"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={refusal?.email}
          error={refusal?.errors?.email}
        />
        <PasswordField label="Contraseña" autoComplete="current-password" error={refusal?.errors?.password} />
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
